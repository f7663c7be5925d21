import { expect, test } from 'vitest'
import { bodyWithin } from './body.ts'

function post(body: BodyInit | null, headers: HeadersInit = {}) {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://localhost/', init)
}

function endless() {
  let sent = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1000
      controller.enqueue(new Uint8Array(1000))
    },
  })
  return { stream, sent: () => sent }
}

test('a body within the limit comes back byte for byte, also across chunks', async () => {
  const bytes = new TextEncoder().encode('{"title":"Größe €"}')
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
      controller.close()
    },
  })
  expect(await bodyWithin(100, post(stream))).toBe('{"title":"Größe €"}')
  expect(await bodyWithin(100, post(null))).toBe('')
})

test('a body that says it is longer is refused unread', async () => {
  expect(await bodyWithin(10, post('short', { 'content-length': '11' }))).toBeNull()
})

test('a body that does not say so is refused as soon as it is too long', async () => {
  const { stream, sent } = endless()
  expect(await bodyWithin(5000, post(stream))).toBeNull()
  expect(sent()).toBeLessThan(10_000)
})
