import { expect, onTestFinished, test } from 'vitest'
import WebSocket from 'ws'
import { startTestLake, tokens } from './testLake.ts'

type Message = { id?: string; result?: unknown; error?: { code: number }; params?: { result: object } }

/** A Studio at the socket: `call` resolves with the answer to a call, `heard` with the next event it is told. */
async function connect(lakeUrl: string, path = '/v2022-06-30/socket/production') {
  const socket = new WebSocket(`${lakeUrl.replace('http', 'ws')}${path}`)
  onTestFinished(() => socket.terminate())
  const answers = new Map<string, (message: Message) => void>()
  const events: object[] = []
  let waiting: ((event: object) => void) | undefined
  socket.on('message', (data) => {
    const message: Message = JSON.parse(data.toString())
    if (message.id !== undefined) return answers.get(message.id)?.(message)
    const event = message.params?.result ?? {}
    if (waiting) waiting(event)
    else events.push(event)
    waiting = undefined
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let calls = 0
  return {
    socket,
    call: (method: string, params: object = {}) => {
      const id = String(++calls)
      const answer = new Promise<Message>((resolve) => answers.set(id, resolve))
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params: { ...params, apiVersion: 'v1' } }))
      return answer
    },
    heard: async () => events.shift() ?? new Promise<object>((resolve) => (waiting = resolve)),
  }
}

const authorization = (token: string) => ({ authorization: `Bearer ${token}` })
const locations = [{ type: 'document', documentId: 'page-home', path: ['title'] }]

test('editors see where the others are: who comes asks, who is there answers, who goes is missed', async () => {
  const lake = await startTestLake()
  const [ann, ben] = [await connect(lake.url), await connect(lake.url)]
  expect((await ann.call('authorization', authorization(tokens.write))).result).toBeTruthy()
  expect((await ben.call('authorization', authorization(tokens.read))).result).toBeTruthy()
  for (const editor of [ann, ben])
    expect((await editor.call('presence_subscribe')).result).toEqual(expect.any(String))

  await ben.call('presence_rollcall', { session: 'of-ben' })
  expect(await ann.heard()).toEqual({ type: 'rollCall', i: 'robot-read', session: 'of-ben' })
  await ann.call('presence_announce', { data: { locations, sessionId: 'of-ann' } })
  expect(await ben.heard()).toEqual({
    type: 'state',
    i: 'robot-write',
    m: { locations, sessionId: 'of-ann' },
  })
  ann.socket.terminate()
  expect(await ben.heard()).toEqual({ type: 'disconnect', i: 'robot-write', m: { session: 'of-ann' } })
})

test('nobody hears or says anything without a token', async () => {
  const lake = await startTestLake()
  const [editor, stranger] = [await connect(lake.url), await connect(lake.url)]
  await editor.call('authorization', authorization(tokens.write))
  await editor.call('presence_subscribe')
  expect((await stranger.call('presence_subscribe')).error).toMatchObject({ code: 401 })
  expect((await stranger.call('authorization', authorization('guess'))).error).toMatchObject({ code: 401 })
  const announcement = { data: { locations, sessionId: 'of-nobody' } }
  expect((await stranger.call('presence_announce', announcement)).error).toMatchObject({ code: 401 })

  const colleague = await connect(lake.url)
  await colleague.call('authorization', authorization(tokens.write))
  await colleague.call('presence_rollcall', { session: 'of-colleague' })
  expect(await editor.heard()).toMatchObject({ type: 'rollCall', session: 'of-colleague' })
})

test.each([
  ['no JSON', 'hello'],
  ['no object', 'null'],
  ['no call', '{"id": 1}'],
  ['more than 64 KB', 'x'.repeat(100_000)],
])('a connection that sends %s is closed, and the lake goes on', async (_what, message) => {
  const lake = await startTestLake()
  const { socket } = await connect(lake.url)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.send(message)
  expect([1007, 1009]).toContain(await closed)
  expect((await lake.request('/ping')).status).toBe(200)
})

test('one connection too many is turned away, the others stay', async () => {
  const lake = await startTestLake()
  const guests = await Promise.all(Array.from({ length: 200 }, () => connect(lake.url)))
  const { socket } = await connect(lake.url)
  expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(1013)
  const [first] = guests
  expect((await first?.call('authorization', authorization(tokens.write)))?.result).toBeTruthy()
})

test('there is no socket elsewhere, nor for another dataset', async () => {
  const lake = await startTestLake()
  for (const path of ['/v2022-06-30/socket/other', '/v1/data/query/production', '/'])
    await expect(connect(lake.url, path), path).rejects.toThrow(/Unexpected server response: 4\d\d/)
})

test('who shows no good token for ten seconds has to leave, who shows one may stay', async () => {
  const lake = await startTestLake()
  const [editor, stranger] = [await connect(lake.url), await connect(lake.url)]
  await editor.call('authorization', authorization(tokens.read))
  await stranger.call('authorization', authorization('guess'))
  expect(await new Promise((resolve) => stranger.socket.once('close', resolve))).toBe(1008)
  expect(editor.socket.readyState).toBe(WebSocket.OPEN)
}, 30_000)
