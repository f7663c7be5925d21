import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openMemory } from './memory.ts'
import { createSource, type Read } from './source.ts'

const limits = { name: 'The backend', deadline: 120, patience: 3000, pause: 240 }
/** Milliseconds that nobody waits who does not wait for a failing backend, on a busy machine too. */
const late = 1500
let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'last-good-'))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
  vi.restoreAllMocks()
})

const open = () => createSource({ ...limits, memory: openMemory(dir) })
type Opened = ReturnType<typeof open>

const answering =
  (answer: string, after = 0): Read<string> =>
  async (signal) => {
    await wait(after, undefined, { signal })
    return answer
  }
const refusing: Read<string> = async () => {
  throw new Error('connection refused')
}
const hanging: Read<string> = (signal) => wait(60_000, '', { signal })

/** What a visitor gets: the answer, else the remembered one, else nothing. */
async function visit(source: Opened, read: Read<string>, key = 'page /') {
  const start = performance.now()
  const answer = await source.ask(key, read).catch(() => source.recall<string>(key)?.answer ?? 'nothing')
  return { answer, ms: performance.now() - start }
}

const remembered = (source: Opened, answer: string) =>
  vi.waitFor(() => expect(source.recall('page /')).toEqual({ answer }))

describe('with a backend that fails after it has answered once', () => {
  const failures: [string, Read<string>][] = [
    ['refuses', refusing],
    ['hangs', hanging],
    ['answers after the deadline', answering('late', late)],
  ]

  test.each(failures)(
    'that %s: the visitor gets the last good answer within the deadline',
    async (_name, read) => {
      const source = open()
      await visit(source, answering('first'))
      const { answer, ms } = await visit(source, read)
      expect(answer).toBe('first')
      expect(ms).toBeLessThan(late)
    },
  )

  test.each(failures)('that %s: no second visitor waits', async (_name, read) => {
    const source = open()
    await visit(source, answering('first'))
    await visit(source, read)
    const waited = new Promise((resolve) => setImmediate(resolve, { answer: 'only after a wait' }))
    expect(await Promise.race([visit(source, read), waited])).toMatchObject({ answer: 'first' })
  })

  test.each(failures)('that %s: also right after a restart', async (_name, read) => {
    await visit(open(), answering('first'))
    const { answer, ms } = await visit(open(), read)
    expect(answer).toBe('first')
    expect(ms).toBeLessThan(late)
  })

  test('the cause is logged, once', async () => {
    const source = open()
    await visit(source, answering('first'))
    for (let i = 0; i < 3; i++) await visit(source, refusing)
    expect(console.error).toHaveBeenCalledOnce()
    expect(vi.mocked(console.error).mock.calls.flat().map(String).join()).toContain('connection refused')
  })

  test('while it is left alone it is not asked, then once in the background', async () => {
    const source = open()
    await visit(source, answering('first'))
    await visit(source, refusing)
    const read = vi.fn(hanging)
    await visit(source, read)
    expect(read).not.toHaveBeenCalled()
    await wait(limits.pause + 40)
    await Promise.all([visit(source, read), visit(source, read), visit(source, read)])
    expect(read).toHaveBeenCalledOnce()
  })

  test('it recovers by itself: the background answer is there for the next visitor', async () => {
    const source = open()
    await visit(source, answering('first'))
    await visit(source, hanging)
    await wait(limits.pause + 40)
    expect((await visit(source, answering('second'))).answer).toBe('first')
    await remembered(source, 'second')
    expect((await visit(source, refusing)).answer).toBe('second')
    await wait(limits.pause + 40)
    await visit(source, answering('third'))
    await remembered(source, 'third')
    expect((await visit(source, answering('fourth'))).answer).toBe('fourth')
  })

  test('an answer that comes too late for its visitor is remembered for the next', async () => {
    const source = open()
    await visit(source, answering('first'))
    await visit(source, answering('second', limits.deadline + 80))
    await remembered(source, 'second')
    expect((await visit(source, refusing)).answer).toBe('second')
  })
})

test('an answer from memory is never older than what a visitor has already seen', async () => {
  const source = open()
  const slow = source.ask('page /', answering('old', 80))
  await wait(5)
  await source.ask('page /', answering('new'))
  await slow
  expect(source.recall('page /')).toEqual({ answer: 'new' })
  expect(open().recall('page /')).toEqual({ answer: 'new' })
})

test('without any answer yet, a slow backend is waited for', async () => {
  expect((await visit(open(), answering('first', limits.deadline + 120))).answer).toBe('first')
})

test('without any answer yet, a failure is the failure', async () => {
  await expect(open().ask('page /', refusing)).rejects.toThrow('connection refused')
})

test('what was not there is an answer too', async () => {
  const source = open()
  await source.ask('page /gone', async () => null)
  expect(source.recall('page /gone')).toEqual({ answer: null })
})

test('answers to different questions are kept apart, whole, in files', async () => {
  const source = open()
  await Promise.all(['a', 'b', 'c'].map((key) => source.ask(key, answering(`answer ${key}`))))
  const restarted = open()
  expect(['a', 'b', 'c'].map((key) => restarted.recall(key)?.answer)).toEqual([
    'answer a',
    'answer b',
    'answer c',
  ])
  expect(readdirSync(dir).every((name) => /^[0-9a-f]{64}\.json$/.test(name))).toBe(true)
})

test('a directory that cannot be written costs only the memory after a restart', async () => {
  const source = createSource({ ...limits, memory: openMemory('/dev/null/nowhere') })
  await visit(source, answering('first'))
  await visit(source, answering('second'))
  expect((await visit(source, refusing)).answer).toBe('second')
  const complaints = vi.mocked(console.error).mock.calls.filter(([message]) => /cannot be kept/.test(message))
  expect(complaints).toHaveLength(1)
})
