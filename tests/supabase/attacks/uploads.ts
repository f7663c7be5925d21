import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { maxFileBytes } from '../../../supabase/imageRules.ts'
import { picture } from '../../support/pictures.ts'
import { type People, tokenOf } from '../harness.ts'
import { hostileFiles, hostileNames } from './files.ts'

/** An admin, or whoever took the admin's session, uploads what is no honest image. */
export function describeUploads(start: () => Promise<People>, count: (cases: number) => void) {
  let people: People
  let png: Buffer<ArrayBuffer>
  const files = () => people.admin.storage.from('experts')
  const fetchBack = (path: string) => fetch(files().getPublicUrl(path).data.publicUrl)

  beforeAll(async () => {
    people = await start()
    png = Buffer.from(await picture('png'))
  })

  test.each(hostileFiles)('$what: kept as the image it begins with, or refused', async (file) => {
    const { bytes, name, declared, servedAs } = file
    const uploads = {
      [`raw/${name}`]: bytes,
      [`form/${name}`]: new File([bytes], name, { type: declared }),
    }
    for (const [path, body] of Object.entries(uploads)) {
      const { error } = await files().upload(path, body, { contentType: declared, upsert: true })
      const { ok, headers } = await fetchBack(path)
      if (!servedAs) {
        expect([error, ok]).toEqual([expect.objectContaining({ status: 415 }), false])
        continue
      }
      expect([error, headers.get('content-type')]).toEqual([null, servedAs])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    }
    count(2)
  })

  test('5 MiB are taken, one byte more is refused with 413, raw, as a form and without a length', async () => {
    const exactly = Buffer.concat([png, Buffer.alloc(maxFileBytes - png.length)])
    const type = { contentType: 'image/png', upsert: true }
    expect((await files().upload('raw/big.png', exactly, type)).error).toBeNull()
    const more = new Uint8Array(Buffer.concat([exactly, Buffer.alloc(1)]))
    const raw = await files().upload('raw/more.png', more, type)
    const form = await files().upload('form/more.png', new File([more], 'more.png'), type)
    const stream = await files().upload('stream/more.png', new Blob([more]).stream(), {
      ...type,
      duplex: 'half',
    })
    for (const { error } of [raw, form, stream]) expect(error).toMatchObject({ status: 413 })
    for (const way of ['raw', 'form', 'stream']) expect((await fetchBack(`${way}/more.png`)).ok).toBe(false)
    count(4)
  })

  test.each(hostileNames)('the name %s never leaves the storage directory', async (name) => {
    const before = await readdir(people.config.dir)
    const headers = {
      apikey: people.config.publishableKey,
      authorization: `Bearer ${await tokenOf(people.admin)}`,
      'content-type': 'image/png',
    }
    // Not by fetch, which would tidy up the path.
    const send = (method: string, path: string, body?: Buffer) =>
      new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
        request(people.config.publicUrl, { method, path, headers }, (answer) => {
          answer.resume()
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
        })
          .on('error', reject)
          .end(body)
      })
    const uploaded = await send('POST', `/storage/v1/object/experts/${name}`, png)
    expect(uploaded.status).toBeLessThan(500)
    const read = await send('GET', `/storage/v1/object/public/experts/${name}`)
    expect(read.status).toBeLessThan(500)
    expect(read.headers).not.toHaveProperty('set-cookie')
    if (read.status === 200) expect(read.headers['content-type']).toBe('image/png')
    expect(await readdir(people.config.dir)).toEqual(before)
    const kept = await readdir(`${people.config.dir}/files`)
    expect(kept.filter((file) => !/^[0-9a-f]{64}$/.test(file))).toEqual([])
    count(2)
  })
}
