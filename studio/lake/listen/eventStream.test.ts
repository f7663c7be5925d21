import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEventStream } from './eventStream.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const onClose = vi.fn()
  const stream = openEventStream(onClose)
  const reader = stream.response.body?.getReader()
  if (!reader) throw new Error('An event stream has a body')
  const read = async () => {
    const { done, value } = await reader.read()
    return done ? null : new TextDecoder().decode(value)
  }
  return { stream, onClose, read, reader }
}

test('events are framed with id, name and data', async () => {
  const { stream, read } = open()
  stream.send('mutation', { text: 'two\nlines' }, '7')
  stream.send('welcome', {})
  expect(await read()).toBe('id: 7\nevent: mutation\ndata: {"text":"two\\nlines"}\n\n')
  expect(await read()).toBe('event: welcome\ndata: {}\n\n')
})

test('a comment every 15 seconds keeps the connection alive', async () => {
  const { read } = open()
  vi.advanceTimersByTime(15_000)
  expect(await read()).toBe(': keep-alive\n\n')
})

test('a client that leaves is forgotten once, and nothing runs on for it', async () => {
  const { stream, onClose, reader } = open()
  await reader.cancel()
  stream.send('mutation', {})
  stream.close()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('a client whose 4 MB are full is cut off', async () => {
  const { stream, onClose, reader } = open()
  for (let n = 0; n < 5; n += 1) stream.send('mutation', { text: 'x'.repeat(1024 * 1024) })
  expect(onClose).toHaveBeenCalledTimes(1)
  await expect(reader.read()).rejects.toThrow('does not read')
})

test('a stream ends after half an hour, so that clients have to show their token again', async () => {
  const { onClose, read } = open()
  vi.advanceTimersByTime(30 * 60_000)
  expect(onClose).toHaveBeenCalledTimes(1)
  let text: string | null
  do text = await read()
  while (text === ': keep-alive\n\n')
  expect(text).toBeNull()
})
