import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { listen } from '../support/listen.ts'
import { expert, type People, startWithPeople } from './harness.ts'

let people: People
/** What the site was told, and how it answers. */
const site = { told: [] as { body: unknown; authorization: string | undefined }[], status: 200, delayMs: 0 }
const secret = 'a-secret-of-the-webhook'
const siteServer = createServer((req, res) => {
  let text = ''
  req.on('data', (chunk) => {
    text += chunk
  })
  req.on('end', () => {
    site.told.push({ body: JSON.parse(text), authorization: req.headers.authorization })
    setTimeout(() => res.writeHead(site.status).end(), site.delayMs)
  })
})

beforeAll(async () => {
  const origin = await listen(siteServer)
  people = await startWithPeople({ revalidate: { url: `${origin}/api/experts`, secret } })
})
afterAll(async () => {
  await people.stop()
  siteServer.closeAllConnections()
  siteServer.close()
})

const lastTold = () => site.told.at(-1)
afterEach(() => void Object.assign(site, { told: [], status: 200, delayMs: 0 }))

test('each successful write of an expert is told before the admin has the answer', async () => {
  const { data } = await people.admin.from('experts').insert(expert('Told')).select().single()
  expect(lastTold()).toEqual({
    authorization: `Bearer ${secret}`,
    body: { type: 'INSERT', table: 'experts', schema: 'public', record: null, old_record: null },
  })
  await people.admin.from('experts').update({ is_active: false }).eq('id', data.id)
  expect(lastTold()?.body).toMatchObject({ type: 'UPDATE' })
  await people.admin.from('experts').delete().eq('id', data.id)
  expect(lastTold()?.body).toMatchObject({ type: 'DELETE' })
  expect(site.told).toHaveLength(3)
})

test('reads and refused writes are not told', async () => {
  await people.admin.from('experts').select()
  await people.anon.from('experts').insert(expert('Eve'))
  await people.anon.functions.invoke('setup-experts')
  expect(site.told).toEqual([])
})

test('nor are changes that reach no expert, which everybody may send', async () => {
  for (const person of [people.anon, people.user]) {
    expect((await person.from('experts').update({ is_active: false }).neq('name', '')).error).toBeNull()
    expect((await person.from('experts').delete().neq('name', '')).error).toBeNull()
    expect((await person.from('experts').insert([])).error).toBeNull()
    expect((await person.from('experts').upsert([], { ignoreDuplicates: true })).error).toBeNull()
    for (const count of ['count=none', 'count=planned', 'count=none,count=none']) {
      const nothing = person.from('experts').delete().neq('name', '').setHeader('prefer', count)
      expect((await nothing).error).toBeNull()
    }
  }
  expect(site.told).toEqual([])
})

test('a site that fails or hangs never fails the write, and costs it a second at most', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  site.status = 500
  expect((await people.admin.from('experts').insert(expert('Kept'))).error).toBeNull()
  site.delayMs = 5_000
  const started = Date.now()
  expect((await people.admin.from('experts').delete().eq('name', 'Kept')).error).toBeNull()
  expect(Date.now() - started).toBeLessThan(1_500)
  expect(errors).toHaveBeenCalledTimes(2)
  errors.mockRestore()
})
