import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { image, type People, tokenOf } from './harness.ts'

const outsiders = ['anon', 'user'] as const

/** Who may do what to the `experts` bucket. */
export function describeStorageAccess(start: () => Promise<People>) {
  describe('storage', () => {
    let people: People
    let png: Buffer
    const bucket = (client: SupabaseClient) => client.storage.from('experts')
    const addressOf = (path: string) => bucket(people.anon).getPublicUrl(path).data.publicUrl
    const names = async () => (await bucket(people.owner).list('kept')).data?.map((file) => file.name)

    beforeAll(async () => {
      people = await start()
      png = await image('png')
      const { error } = await bucket(people.admin).upload('kept/one.png', png, { contentType: 'image/png' })
      if (error) throw error
    })

    test('everyone may fetch an image whose address is known', async () => {
      const answer = await fetch(addressOf('kept/one.png'))
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(png)
    })

    test.each(outsiders)('%s cannot upload, overwrite, move, copy, remove, list or sign', async (who) => {
      const files = bucket(people[who])
      const before = await names()
      const type = { contentType: 'image/png' }
      expect((await files.upload('kept/eve.png', png, type)).error).not.toBeNull()
      expect((await files.upload('kept/one.png', png, { ...type, upsert: true })).error).not.toBeNull()
      expect((await files.update('kept/one.png', png, type)).error).not.toBeNull()
      expect((await files.move('kept/one.png', 'kept/eve.png')).error).not.toBeNull()
      expect((await files.copy('kept/one.png', 'kept/eve.png')).error).not.toBeNull()
      expect((await files.remove(['kept/one.png'])).data).toEqual([])
      expect((await files.list('kept')).data).toEqual([])
      expect((await files.createSignedUrl('kept/one.png', 60)).error).not.toBeNull()
      expect((await files.createSignedUploadUrl('kept/eve.png')).error).not.toBeNull()
      expect(await names()).toEqual(before)
      expect(Buffer.from(await (await fetch(addressOf('kept/one.png'))).arrayBuffer())).toEqual(png)
    })

    test.each(['anon', 'user', 'admin'] as const)(
      '%s cannot see, make, change, empty or delete buckets',
      async (who) => {
        const { storage } = people[who]
        expect((await storage.listBuckets()).data ?? []).toEqual([])
        expect((await storage.createBucket('loot', { public: true })).error).not.toBeNull()
        expect((await storage.updateBucket('experts', { public: false })).error).not.toBeNull()
        expect((await storage.emptyBucket('experts')).error).not.toBeNull()
        expect((await storage.deleteBucket('experts')).error).not.toBeNull()
        expect((await fetch(addressOf('kept/one.png'))).status).toBe(200)
      },
    )

    test('the admin uploads, overwrites, lists, copies, moves and removes', async () => {
      const files = bucket(people.admin)
      const jpeg = await image('jpeg')
      expect((await files.upload('own/a.png', png, { contentType: 'image/png' })).error).toBeNull()
      expect((await files.update('own/a.png', jpeg, { contentType: 'image/jpeg' })).error).toBeNull()
      expect((await fetch(addressOf('own/a.png'))).headers.get('content-type')).toBe('image/jpeg')
      expect((await files.copy('own/a.png', 'own/b.png')).error).toBeNull()
      expect((await files.move('own/b.png', 'own/c.png')).error).toBeNull()
      expect((await files.list('own')).data).toHaveLength(2)
      expect((await files.remove(['own/a.png', 'own/c.png'])).data).toHaveLength(2)
      expect((await fetch(addressOf('own/c.png'))).status).toBe(400)
    })

    test('no overwrite without asking: an existing name answers 409', async () => {
      const again = await bucket(people.admin).upload('kept/one.png', png, { contentType: 'image/png' })
      expect(again.error).toMatchObject({ statusCode: '409' })
    })

    test('a File from a browser form uploads, with cache control 3600', async () => {
      const file = new File([new Uint8Array(png)], 'portrait.png', { type: 'image/png' })
      const { error } = await bucket(people.admin).upload('own/form.png', file, { cacheControl: '3600' })
      expect(error).toBeNull()
      const answer = await fetch(addressOf('own/form.png'))
      expect(answer.headers.get('cache-control')).toBe('max-age=3600')
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(png)
    })

    test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
      '%s is recognised by its bytes',
      async (format) => {
        const path = `own/type.${format}`
        const bytes = await image(format)
        const { error } = await bucket(people.admin).upload(path, bytes, { contentType: 'image/png' })
        expect(error).toBeNull()
        expect((await fetch(addressOf(path))).headers.get('content-type')).toBe(`image/${format}`)
      },
    )

    test.each([
      ['HTML declared image/png', '<!doctype html><script>alert(1)</script>', 'evil.html', 'image/png'],
      ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'evil.svg', 'image/svg+xml'],
      ['a PDF named .png', '%PDF-1.7', 'evil.png', 'image/png'],
      ['an empty file', '', 'empty.png', 'image/png'],
    ])('%s is refused with 415, raw and as a form', async (_what, text, name, type) => {
      const raw = await bucket(people.admin).upload(`own/${name}`, Buffer.from(text), { contentType: type })
      const form = await bucket(people.admin).upload(`own/${name}`, new File([text], name, { type }))
      for (const { error } of [raw, form]) expect(error).toMatchObject({ status: 415 })
      expect((await fetch(addressOf(`own/${name}`))).status).toBe(400)
    })

    test('an image that is also a script is served as an image that can neither be sniffed nor run', async () => {
      const polyglot = Buffer.concat([await image('gif'), Buffer.from('<script>alert(1)</script>')])
      await bucket(people.admin).upload('own/poly.html', polyglot, { contentType: 'text/html' })
      const { headers } = await fetch(addressOf('own/poly.html'))
      expect(headers.get('content-type')).toBe('image/gif')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    })

    test('a file above 5 MiB is refused with 413', async () => {
      const big = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])
      const { error } = await bucket(people.admin).upload('own/big.png', big, { contentType: 'image/png' })
      expect(error).toMatchObject({ status: 413 })
    })

    test.each(['../escape.png', '..%2f..%2fescape.png', '%2e%2e/escape.png', 'a/../../escape.png'])(
      'a name like %s never leaves the storage directory',
      async (name) => {
        const { readdir } = await import('node:fs/promises')
        const before = await readdir(people.config.dir)
        await fetch(`${people.config.publicUrl}/storage/v1/object/experts/${name}`, {
          method: 'POST',
          headers: {
            apikey: people.config.publishableKey,
            authorization: `Bearer ${await tokenOf(people.admin)}`,
            'content-type': 'image/png',
          },
          body: new Uint8Array(png),
        })
        expect(await readdir(people.config.dir)).toEqual(before)
        const files = await readdir(`${people.config.dir}/files`)
        expect(files.filter((file) => !/^[0-9a-f]{64}$/.test(file))).toEqual([])
      },
    )
  })
}
