import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { SupabaseConfig } from '../../supabase/local/config.ts'

const main = resolve(import.meta.dirname, '../../supabase/local/main.ts')

/** Starts the server as a program of its own, away from the repository's root; `ready` rejects with its output when it ends first. */
export function spawnServer(config: SupabaseConfig) {
  const child = spawn(process.execPath, [main], {
    cwd: config.dir,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      SUPABASE_DIR: config.dir,
      SUPABASE_PORT: String(config.port),
      SUPABASE_PUBLISHABLE_KEY: config.publishableKey,
      SUPABASE_SECRET_KEY: config.secretKey,
      SUPABASE_JWT_SECRET: config.jwtSecret,
      SITE_URL: config.siteUrl,
      DATABASE_URL: config.databaseUrl ?? '',
    },
  })
  return { child, ready: untilSaid(child, `supabase ready at ${config.publicUrl}`) }
}

/** Waits until a process has printed these words; rejects with its output when it ends first, or cannot start. */
export function untilSaid(child: ChildProcessWithoutNullStreams, words: string): Promise<void> {
  let output = ''
  return new Promise((said, fail) => {
    const read = (chunk: unknown) => {
      output += String(chunk)
      if (output.includes(words)) said()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', fail)
    child.once('exit', (code, signal) => fail(new Error(`ended with ${code ?? signal}: ${output}`)))
  })
}

/** Starts the server as a program of its own, and waits until it serves. */
export async function startProcess(config: SupabaseConfig): Promise<ChildProcess> {
  const { child, ready } = spawnServer(config)
  await ready
  return child
}

/** Sends the signal and answers how the process ended: its exit code, or the signal's name. */
export function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') {
  return new Promise<number | string | null>((ended) => {
    child.once('exit', (code, by) => ended(code ?? by))
    child.kill(signal)
  })
}
