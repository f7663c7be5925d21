import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const complete = {
  LAKE_DIR: '/tmp/lake',
  LAKE_PROJECT_ID: 'core',
  LAKE_DATASET: 'production',
  LAKE_READ_TOKEN: 'r'.repeat(32),
  LAKE_WRITE_TOKEN: 'w'.repeat(32),
}

test('what is not said has defaults that stay on this machine', () => {
  expect(readConfig(complete)).toMatchObject({
    host: '127.0.0.1',
    port: 3333,
    publicUrl: 'http://localhost:3333',
    origins: [],
    webhook: undefined,
    studioDirectory: undefined,
  })
})

test('origins are a comma-separated list, and addresses lose what follows the host', () => {
  const config = readConfig({
    ...complete,
    LAKE_PUBLIC_URL: 'https://studio.example.com/',
    LAKE_ORIGINS: 'http://localhost:3000, https://example.com/path',
  })
  expect(config.publicUrl).toBe('https://studio.example.com')
  expect(config.origins).toEqual(['http://localhost:3000', 'https://example.com'])
})

test('every missing variable is named, an empty one too', () => {
  const start = () => readConfig({ LAKE_DATASET: '' })
  for (const name of Object.keys(complete)) expect(start).toThrow(`${name} is missing`)
})

test.each([
  ['LAKE_PORT', { LAKE_PORT: '70000' }],
  ['LAKE_ORIGINS', { LAKE_ORIGINS: '*' }],
  ['LAKE_WRITE_TOKEN', { LAKE_WRITE_TOKEN: 'short' }],
  ['LAKE_READ_TOKEN', { LAKE_READ_TOKEN: complete.LAKE_WRITE_TOKEN }],
  ['LAKE_WEBHOOK_URL', { LAKE_WEBHOOK_SECRET: 'secret' }],
])('%s that will not do is refused by name', (name, wrong) => {
  expect(() => readConfig({ ...complete, ...wrong })).toThrow(name)
})
