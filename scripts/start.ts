import { existsSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { loadEnvironment } from './environment.ts'
import { Stack } from './stack.ts'

const began = performance.now()

try {
  const environment = await loadEnvironment()
  const stack = new Stack(environment)
  let stopping: Promise<void> | undefined
  const stop = async (code: number) => {
    stopping ??= stack.stop().then(() => console.log('stopped'))
    await stopping
    process.exit(code)
  }
  // A terminal's Ctrl-C arrives here twice, directly and passed on by the parent; once is enough to stop.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

  report('keys', `in ${relative('', environment.directory)}`)
  await stack.start(report).catch(async (error: Error) => {
    // What a stop interrupts is no failure.
    if (!stopping) console.error(`\n${error.message}`)
    await stop(stopping ? 0 : 1)
  })

  const { site, embedded, directory } = environment
  writeFileSync(join(directory, 'run', 'start.pid'), String(process.pid))
  console.log(`
  Site      ${site.SITE_URL}
  Studio    ${embedded.lake ? site.SANITY_API_HOST : 'hosted'}
  Supabase  ${site.SUPABASE_URL}
${embedded.lake || embedded.supabase ? `  ${tellCredentials(directory)}\n` : ''}`)
  console.log('ready')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function tellCredentials(directory: string): string {
  const path = join(directory, 'credentials.json')
  return existsSync(path)
    ? `Editor and admin passwords: ${relative('', path)}`
    : `${relative('', path)} is missing. The README says what to do, under "Lost passwords".`
}

function report(step: string, outcome: string): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(5)
  console.log(`${seconds} s  ${step.padEnd(9)} ${outcome}`)
}
