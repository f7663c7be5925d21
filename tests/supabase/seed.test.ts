import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SupabaseConfig } from '../../supabase/local/config.ts'
import { type SupabaseServer, startSupabase } from '../../supabase/local/server.ts'
import { seedExperts } from '../../supabase/seed/seed.ts'
import { clientOf, password, testConfig } from './harness.ts'

let config: SupabaseConfig
let server: SupabaseServer
let remove: () => Promise<void>
const admin = { email: 'first@example.com', password }
const seed = () => seedExperts({ ...config, url: config.publicUrl, admin })
const owner = () => clientOf(config.publicUrl, config.secretKey)
const anon = () => clientOf(config.publicUrl, config.publishableKey)
const list = async () => (await anon().from('experts').select().order('name')).data ?? []

beforeAll(async () => {
  ;({ config, remove } = await testConfig())
  server = await startSupabase(config)
})
afterAll(async () => {
  await server.close()
  await remove()
})

describe('seedExperts', () => {
  test('makes the admin and twelve experts, each with an own portrait of 640 x 800 in WebP', async () => {
    expect(await seed()).toBe(12)
    expect((await owner().rpc('list_admins')).data).toMatchObject([{ email: admin.email }])
    const experts = await list()
    expect(experts.map((expert) => expert.name)).toEqual(
      expect.arrayContaining(['Dana Whitfield', 'Marcus Oyelaran', 'Priya Raman', 'Elena Sørensen']),
    )
    const portraits = await Promise.all(
      experts.map(async (expert) => {
        expect(expert.image_url).toMatch(
          new RegExp(`^${config.publicUrl}/storage/v1/object/public/experts/samples/[a-z-]+\\.webp$`),
        )
        return Buffer.from(await (await fetch(expert.image_url)).arrayBuffer())
      }),
    )
    for (const portrait of portraits) {
      expect(await sharp(portrait).metadata()).toMatchObject({ format: 'webp', width: 640, height: 800 })
      expect(portrait.length).toBeLessThan(40_000)
    }
    expect(new Set(portraits.map(String)).size).toBe(12)
  })

  test('changes nothing the second time', async () => {
    const before = await list()
    expect(await seed()).toBe(0)
    expect(await list()).toEqual(before)
  })

  test('says so when the admin exists with another password', async () => {
    const wrong = seedExperts({
      ...config,
      url: config.publicUrl,
      admin: { ...admin, password: 'another-horse-8' },
    })
    await expect(wrong).rejects.toThrow(/The password of first@example.com is another one/)
  })
})
