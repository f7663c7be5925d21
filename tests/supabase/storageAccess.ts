import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { picture } from '../support/pictures.ts'
import type { People } from './harness.ts'

/** Who may do what to the `experts` bucket. */
export function describeStorageAccess(start: () => Promise<People>) {
  describe('storage', () => {
    let people: People
    let png: Buffer
    const bucket = (client: SupabaseClient) => client.storage.from('experts')
    const addressOf = (path: string) => bucket(people.anon).getPublicUrl(path).data.publicUrl

    beforeAll(async () => {
      people = await start()
      png = await picture('png')
      const { error } = await bucket(people.admin).upload('kept/one.png', png, { contentType: 'image/png' })
      if (error) throw error
    })

    test('everyone may fetch an image whose address is known', async () => {
      const answer = await fetch(addressOf('kept/one.png'))
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(png)
    })

    test('the admin uploads, overwrites, lists, copies, moves and removes', async () => {
      const files = bucket(people.admin)
      const jpeg = await picture('jpeg')
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
        const bytes = await picture(format)
        const { error } = await bucket(people.admin).upload(path, bytes, { contentType: 'image/png' })
        expect(error).toBeNull()
        expect((await fetch(addressOf(path))).headers.get('content-type')).toBe(`image/${format}`)
      },
    )
  })
}
