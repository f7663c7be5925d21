import { afterEach, expect, test, vi } from 'vitest'
import { connection } from './connection.ts'

afterEach(() => vi.unstubAllGlobals())

test('without an API host the Studio talks to hosted Sanity: nothing is configured', () => {
  expect(connection(undefined)).toEqual({})
})

test('with an API host, requests go to that address without project subdomains', () => {
  const { unstable_clientFactory: createClient } = connection('http://localhost:3333')
  const client = createClient?.({ projectId: 'core', dataset: 'production', apiVersion: '2025-02-19' })
  expect(client?.getUrl('/data/query/production')).toBe(
    'http://localhost:3333/v2025-02-19/data/query/production',
  )
})

test('event streams are spread over sub-hosts, other requests are not', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(new URL(input).host)
    return new Response()
  })
  const { unstable_clientFactory: createClient } = connection('http://localhost:3333')
  const fetch = createClient?.({ projectId: 'core', apiVersion: '1' }).config().resolveFetch?.()
  const listen = 'http://localhost:3333/v1/data/listen/production'
  await fetch?.(listen)
  await fetch?.(listen)
  await fetch?.('http://localhost:3333/v1/data/query/production')
  expect(asked[0]).toMatch(/^sse\d\.localhost:3333$/)
  expect(asked[1]).toMatch(/^sse\d\.localhost:3333$/)
  expect(asked[1]).not.toBe(asked[0])
  expect(asked[2]).toBe('localhost:3333')
})
