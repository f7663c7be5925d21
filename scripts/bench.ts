import { connect } from 'node:net'
import { join } from 'node:path'
import { loadEnvironment } from './environment.ts'
import { freePort } from './ports.ts'
import { Program } from './program.ts'

/**
 * Requests a second on a cached page, of the page server and of plain `next start` with the same build, in turns on this
 * machine. `npm start` must have built the site once.
 */
const connections = 16
const rounds = 3
const seconds = 4

const { directory, site } = await loadEnvironment()
const ports = { page: await freePort(), plain: await freePort() }
const program = (name: string, args: string[], port: number, ready: RegExp) =>
  new Program({
    name,
    args,
    env: { ...site, NODE_ENV: 'production', PORT: String(port) },
    ready,
    runDirectory: join(directory, 'run'),
  })
const next = 'node_modules/next/dist/bin/next'
type Contestant = { name: string; port: number; server: Program; results: number[] }
const contestants: Contestant[] = [
  {
    name: 'next start',
    port: ports.plain,
    server: program(
      'bench-next',
      [next, 'start', 'web', '-H', '127.0.0.1', '-p', String(ports.plain)],
      ports.plain,
      /Ready in/,
    ),
    results: [],
  },
  {
    name: 'page server',
    port: ports.page,
    server: program('bench-page-server', ['web/server.ts'], ports.page, /ready at/),
    results: [],
  },
]

try {
  for (const { server, port } of contestants) {
    await server.start()
    await load(port, 1)
  }
  for (let round = 0; round < rounds; round++)
    for (const { port, results } of contestants) results.push(await load(port, seconds))
  for (const { name, results } of contestants)
    console.log(
      `${name.padEnd(12)} ${Math.round(median(results))} requests/s (${results.map(Math.round).join(', ')})`,
    )
  const [plain = Number.NaN, page = Number.NaN] = contestants.map(({ results }) => median(results))
  console.log(`ratio        ${(page / plain).toFixed(1)}`)
} finally {
  await Promise.all(contestants.map(({ server }) => server.stop()))
}

function median(results: number[]): number {
  return results.toSorted((a, b) => a - b)[Math.floor(results.length / 2)] ?? Number.NaN
}

/** Asks for `/` on all connections, each as soon as it has its answer. Returns answers a second. */
async function load(port: number, duration: number): Promise<number> {
  let answers = 0
  const end = performance.now() + duration * 1000
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(port, '127.0.0.1')
          const ask = () =>
            socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br, gzip\r\n\r\n')
          let received = ''
          socket.on('connect', ask).on('error', reject)
          socket.on('data', (chunk: Buffer) => {
            received += chunk.toString('latin1')
            if (!isWhole(received)) return
            if (!received.startsWith('HTTP/1.1 200')) return reject(new Error(received.slice(0, 200)))
            answers++
            received = ''
            if (performance.now() < end) ask()
            else socket.end(resolve)
          })
        }),
    ),
  )
  return answers / duration
}

/** True when an answer has all its bytes, counted or in chunks. */
function isWhole(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n')
  if (head < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head))?.[1]
  return length === undefined ? answer.endsWith('\r\n0\r\n\r\n') : answer.length >= head + 4 + Number(length)
}
