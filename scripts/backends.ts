import { join } from 'node:path'
import type { Environment, Variables } from './environment.ts'
import { Program } from './program.ts'

/** The backends that run here and are not hosted. `flags` are Node's own, such as `--watch`. */
export function embeddedBackends(environment: Environment, flags: string[] = []): Program[] {
  const { directory, embedded, lake, supabase } = environment
  const backend = (name: string, main: string, env: Variables) =>
    new Program({
      name,
      args: [...flags, main],
      env,
      ready: /ready at/,
      runDirectory: join(directory, 'run'),
    })
  return [
    ...(embedded.lake ? [backend('lake', 'studio/lake/main.ts', lake)] : []),
    ...(embedded.supabase ? [backend('supabase', 'supabase/local/main.ts', supabase)] : []),
  ]
}
