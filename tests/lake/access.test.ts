import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SharedLake, startSharedLake } from './sharedLake.ts'

let lake: SharedLake
beforeAll(async () => {
  lake = await startSharedLake()
  await lake.writer.create({ _id: 'page', _type: 'page', title: 'Published' })
  await lake.writer.create({ _id: 'drafts.page', _type: 'page', title: 'Draft' })
})
afterAll(() => lake.stop())

const titles = '*[_type == "page"].title'

describe('tokens', () => {
  test('published reads are open to anyone, drafts to nobody without a token', async () => {
    for (const perspective of ['published', 'raw', 'drafts'] as const) {
      expect(await lake.anonymous.fetch(titles, {}, { perspective }), perspective).toEqual(['Published'])
    }
    expect(await lake.anonymous.getDocument('drafts.page')).toBeUndefined()
  })

  test('the read token sees drafts but may not write', async () => {
    expect(await lake.reader.fetch(titles, {}, { perspective: 'drafts' })).toEqual(['Draft'])
    await expect(lake.reader.create({ _type: 'page' })).rejects.toMatchObject({ statusCode: 403 })
  })

  test('a token that is unknown is refused, even for what is public', async () => {
    const stranger = lake.anonymous.withConfig({ token: 'x'.repeat(40) })
    await expect(stranger.fetch(titles)).rejects.toMatchObject({ statusCode: 401 })
  })

  test.each([
    ['GET', '/data/export/production'],
    ['GET', '/data/listen/production?query=*'],
    ['GET', '/data/history/production/transactions/page'],
    ['POST', '/data/mutate/production'],
    ['POST', '/data/actions/production'],
    ['POST', '/assets/images/production'],
    ['POST', '/assets/files/production'],
    ['GET', '/users/me'],
    ['GET', '/auth/id'],
    ['GET', '/projects/core'],
    ['GET', '/projects/core/datasets/production/acl'],
  ])('%s %s needs a token', async (method, path) => {
    const body = method === 'POST' ? '{"mutations":[{"delete":{"id":"page"}}]}' : undefined
    const response = await fetch(`${lake.url}/v2025-02-19${path}`, { method, body })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ statusCode: 401, error: 'Unauthorized' })
  })
})

describe('origins', () => {
  const ask = (origin: string, init: RequestInit = {}) =>
    fetch(`${lake.url}/v2025-02-19/data/query/production?query=1`, {
      ...init,
      headers: { origin, ...init.headers },
    })

  test.each(['http://localhost:3000', 'self'])('credentialed calls from %s are allowed', async (name) => {
    const origin = name === 'self' ? lake.url : name
    const preflight = await ask(origin, {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
    expect(preflight.headers.get('access-control-allow-credentials')).toBe('true')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
    expect((await ask(origin)).headers.get('access-control-allow-origin')).toBe(origin)
  })

  test('an error is readable for a known origin too', async () => {
    const response = await ask('http://localhost:3000', { headers: { authorization: 'Bearer nobody' } })
    expect(response.status).toBe(401)
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
  })

  test.each(['http://evil.example', 'http://localhost:3001', 'null'])(
    '%s gets no CORS headers',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const { headers } = await ask(origin, { method })
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    },
  )

  test('a change from a foreign origin is refused with 403, even with a good token', async () => {
    const response = await fetch(`${lake.url}/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: { origin: 'http://evil.example', authorization: `Bearer ${lake.config.tokens.write}` },
      body: JSON.stringify({ mutations: [{ delete: { id: 'page' } }] }),
    })
    expect(response.status).toBe(403)
    expect(await lake.writer.getDocument('page')).toBeTruthy()
  })
})
