import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, type Variables } from './environment.ts'

const restartDelays = [200, 1000, 3000, 10_000]

type ProgramOptions = {
  name: string
  /** Arguments of `node`. */
  args: string[]
  /** The root of the project unless given. */
  cwd?: string
  env: Variables
  /** The standard output that says that it serves. */
  ready: RegExp
  /** Receives `<name>.log` and `<name>.pid`. */
  runDirectory: string
}

/** A server that runs as a process of its own, is started again when it ends unasked, and writes its output to a log. */
export class Program {
  readonly name: string
  readonly #options: ProgramOptions
  #child: ChildProcess | undefined
  #stopping = false
  #failures = 0

  constructor(options: ProgramOptions) {
    this.name = options.name
    this.#options = options
  }

  /** Resolves when the program serves. Rejects with its last words when it ends before that. */
  async start(): Promise<void> {
    const { name, args, cwd = root, env, ready, runDirectory } = this.#options
    mkdirSync(runDirectory, { recursive: true })
    const log = createWriteStream(join(runDirectory, `${name}.log`), { flags: 'a', mode: 0o600 })
    // In a group of its own: Ctrl-C reaches only the parent, which then stops everything in order.
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    this.#child = child
    let output = ''
    await new Promise<void>((serves, fails) => {
      let started = false
      const take = (chunk: Buffer) => {
        log.write(chunk)
        if (started) return
        output += chunk.toString()
        if (!ready.test(output)) return
        started = true
        writeFileSync(join(runDirectory, `${name}.pid`), String(child.pid))
        output = ''
        this.#failures = 0
        serves()
      }
      child.stdout.on('data', take)
      child.stderr.on('data', take)
      child.on('error', fails)
      child.on('close', (code, signal) => {
        log.end()
        if (!started) return fails(new Error(output.trim() || `${name} ended with ${signal ?? code}.`))
        if (!this.#stopping) this.#startAgain(signal ?? code)
      })
    })
  }

  /** Asks it to end, and ends it when it has not within ten seconds. */
  async stop(): Promise<void> {
    this.#stopping = true
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(timer)
  }

  #startAgain(reason: unknown): void {
    const delay = restartDelays[Math.min(this.#failures++, restartDelays.length - 1)]
    const log = relative('', join(this.#options.runDirectory, `${this.name}.log`))
    console.error(`${this.name} ended unasked (${reason}); starting it again. Its last words are in ${log}.`)
    setTimeout(() => {
      if (this.#stopping) return
      this.start().catch((error: Error) => {
        console.error(`${this.name}: ${error.message}`)
        this.#startAgain('could not start')
      })
    }, delay)
  }
}
