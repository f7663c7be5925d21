import { expect, test } from 'vitest'
import { addEditor } from '../../studio/lake/accounts.ts'
import { ann } from './editor.ts'
import { startTestLake, tokens } from './testLake.ts'

test('the project names its dataset, and what each caller may do with it', async () => {
  const lake = await startTestLake()
  const { id } = await addEditor(lake.directory, ann)
  const get = async (path: string, token = tokens.write) =>
    (await lake.request(path, { headers: { authorization: `Bearer ${token}` } })).json()
  expect(await get('/projects/core')).toMatchObject({ id: 'core', members: [{ id, isRobot: false }] })
  expect(await get('/projects/core/datasets')).toMatchObject([{ name: 'production' }])
  expect(await get('/projects/core/datasets?datasetProfile=comments&addonFor=production')).toEqual([])
  const [forWriters] = await get('/projects/core/datasets/production/acl')
  expect(forWriters).toMatchObject({ filter: '_id in path("**")' })
  expect(forWriters.permissions).toEqual(expect.arrayContaining(['read', 'create', 'update', 'history']))
  expect((await get('/projects/core/datasets/production/acl', tokens.read))[0].permissions).toEqual(['read'])
})

test('users are known by id, one as an object and several as a list, robots too', async () => {
  const lake = await startTestLake()
  const { id } = await addEditor(lake.directory, ann)
  const get = async (ids: string) => (await lake.request(`/users/${ids}`)).json()
  expect(await get(id)).toMatchObject({ id, displayName: 'Ann' })
  expect(await get(`${id},robot-write,nobody`)).toMatchObject([{ id }, { id: 'robot-write' }])
  expect(await get('nobody')).toMatchObject({ statusCode: 404 })
  expect(JSON.stringify(await get(id))).not.toMatch(/password|scrypt/)
})

test('each user keeps preferences, over restarts too', async () => {
  const lake = await startTestLake()
  const pairs = [
    { key: 'studio.search', value: [{ terms: 'ü' }] },
    { key: 'studio.layout', value: null },
  ]
  const put = { method: 'PUT', body: JSON.stringify(pairs) }
  expect(await (await lake.request('/users/me/keyvalue', put)).json()).toEqual(pairs)
  const path = '/users/me/keyvalue/studio.search,studio.layout,none'
  const asReader = { headers: { authorization: `Bearer ${tokens.read}` } }
  expect(await (await lake.request(path, asReader)).json()).toEqual([])
  await lake.close()
  const again = await startTestLake({ directory: lake.directory })
  expect(await (await again.request(path)).json()).toEqual(pairs)
})

test('the small endpoints around it answer as the Studio expects', async () => {
  const lake = await startTestLake({ origins: ['http://localhost:3000'] })
  const get = async (path: string, headers = {}) => (await lake.request(path, { headers })).json()
  expect(await get('/ping')).toEqual({ ok: true })
  expect(await get('/intake/telemetry-status')).toEqual({ status: 'denied' })
  expect((await lake.request('/intake/batch', { method: 'POST', body: '{}' })).status).toBe(202)
  expect(await get('/features')).toEqual([])
  expect(await get('/data/ping/production')).toEqual({ ok: true })
  // Without help and offers of paid plans.
  expect(await get('/help?m=sanity%406.9.2')).toEqual({ resources: { sectionArray: [] } })
  for (const offer of ['document-limit', 'asset-limit', 'comments', 'trial?studioVersion=6.9.2'])
    expect(await get(`/journey/${offer}`), offer).toBeNull()
  const cors = (allowed: boolean) => ({ result: { allowed, withCredentials: allowed } })
  expect(await get('/check/cors', { origin: 'http://localhost:3000' })).toEqual(cors(true))
  expect(await get('/check/cors', { origin: 'http://evil.example' })).toEqual(cors(false))
})

test('nobody learns about users, project or preferences without a token', async () => {
  const lake = await startTestLake()
  for (const path of [
    'users/me',
    'users/robot-write',
    'users/me/keyvalue/a',
    'projects/core',
    'projects/core/grants',
  ]) {
    const response = await fetch(`${lake.url}/v1/${path}`)
    expect(response.status, path).toBe(401)
    expect(await response.json(), path).toMatchObject({ statusCode: 401, errorCode: 'SIO-401-ANF' })
  }
})
