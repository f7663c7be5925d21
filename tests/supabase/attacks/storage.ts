import { type Attack, call, http } from './attack.ts'
import type { Attacker } from './world.ts'

const nobody: never[] = []
const png = { contentType: 'image/png' }
const files = ({ client }: Attacker) => client.storage.from('experts')
const picture = 'world/one.png'
const loot = 'loot/eve.png'

const objects: Attack[] = [
  call('list pictures', ['admin'], (as) => files(as).list('world')),
  call('list pictures by pages', nobody, async (as) => {
    const { data, error } = await files(as).listV2({ prefix: 'world/' })
    return { data: data?.objects ?? null, error }
  }),
  call('upload', ['admin'], (as) => files(as).upload(loot, as.picture, png)),
  call('upload over a picture', nobody, (as) => files(as).upload(picture, as.picture, png)),
  call('upload over a picture with upsert', ['admin'], (as) =>
    files(as).upload(picture, as.picture, { ...png, upsert: true }),
  ),
  call('replace a picture', ['admin'], (as) => files(as).update(picture, as.picture, png)),
  call('move a picture', ['admin'], (as) => files(as).move(picture, loot)),
  call('copy a picture', ['admin'], (as) => files(as).copy(picture, loot)),
  call('copy a picture to another bucket', nobody, (as) =>
    files(as).copy(picture, loot, { destinationBucket: 'loot' }),
  ),
  call('remove a picture', ['admin'], (as) => files(as).remove([picture])),
  call('sign an address', nobody, (as) => files(as).createSignedUrl(picture, 60)),
  call('sign many addresses', nobody, async (as) => {
    const { data, error } = await files(as).createSignedUrls([picture], 60)
    return { data: data?.filter((entry) => entry.signedUrl) ?? null, error }
  }),
  call('sign an upload', nobody, (as) => files(as).createSignedUploadUrl(loot)),
  call('upload with a made-up signature', nobody, (as) =>
    files(as).uploadToSignedUrl(loot, 'eyJhbGciOiJub25lIn0.eyJ1cmwiOiJsb290L2V2ZS5wbmcifQ.', as.picture, png),
  ),
  call('see who uploaded a picture', nobody, (as) => files(as).info(picture)),
  call('upload to a bucket that is not there', nobody, (as) =>
    as.client.storage.from('loot').upload(loot, as.picture, png),
  ),
]

const buckets: Attack[] = [
  call('list buckets', nobody, ({ client }) => client.storage.listBuckets()),
  call('see the bucket', nobody, ({ client }) => client.storage.getBucket('experts')),
  call('make a bucket', nobody, ({ client }) => client.storage.createBucket('loot', { public: true })),
  call('make the bucket private', nobody, ({ client }) =>
    client.storage.updateBucket('experts', { public: false }),
  ),
  call('lift the limits of the bucket', nobody, ({ client }) =>
    client.storage.updateBucket('experts', { public: true, fileSizeLimit: null, allowedMimeTypes: null }),
  ),
  call('empty the bucket', nobody, ({ client }) => client.storage.emptyBucket('experts')),
  call('delete the bucket', nobody, ({ client }) => client.storage.deleteBucket('experts')),
]

const json = (value: unknown) => JSON.stringify(value)

/** Roads that supabase-js does not take. */
const roads: Attack[] = [
  http('GET the bucket as an object', nobody, (as) => as.http('GET', '/storage/v1/object/experts/')),
  http('GET a folder', nobody, (as) => as.http('GET', '/storage/v1/object/public/experts/world')),
  http('GET a picture with a made-up signature', nobody, (as) =>
    as.http('GET', `/storage/v1/object/sign/experts/${picture}?token=eyJhbGciOiJub25lIn0.e30.`),
  ),
  http('list everything', ['admin'], (as) =>
    as.http('POST', '/storage/v1/object/list/experts', { body: json({ prefix: 'world', limit: 1000 }) }),
  ),
  http('list another bucket', nobody, (as) =>
    as.http('POST', '/storage/v1/object/list/loot', { body: json({ prefix: '' }) }),
  ),
  http('DELETE a picture', nobody, (as) => as.http('DELETE', `/storage/v1/object/experts/${picture}`)),
  http('DELETE by prefixes', ['admin'], (as) =>
    as.http('DELETE', '/storage/v1/object/experts', { body: json({ prefixes: [picture] }) }),
  ),
  http('PUT a new picture', ['admin'], (as) =>
    as.http('PUT', `/storage/v1/object/experts/${loot}`, {
      headers: { 'content-type': 'image/png' },
      body: as.picture,
    }),
  ),
  ...['experts/empty', 'experts', ''].flatMap((path) =>
    ['POST', 'PUT', 'DELETE', 'PATCH'].map((method) =>
      http(`${method} /bucket/${path}`, nobody, (as) =>
        as.http(method, `/storage/v1/bucket/${path}`, {
          body: json({ id: 'loot', name: 'loot', public: true }),
        }),
      ),
    ),
  ),
  ...[
    '/storage/v1/s3/experts',
    '/storage/v1/upload/resumable',
    '/storage/v1/render/image/public/experts/world/one.png',
    '/storage/v1/object/../../../_system/info',
    '/storage/v1/b/experts',
    '/storage/v1/cdn/experts',
    '/_system/info',
    '/_system/sql',
    '/auth/v1/admin/users',
    '/auth/v1/invite',
    '/auth/v1/admin/generate_link',
    '/rest/v1/',
    '/graphql/v1',
    '/realtime/v1/api/broadcast',
    '/pg/query',
  ].flatMap((path) =>
    ['GET', 'POST'].map((method) =>
      http(`${method} ${path}`, nobody, (as) =>
        as.http(method, path, { body: method === 'POST' ? json({ query: 'select 1' }) : undefined }),
      ),
    ),
  ),
]

export const storageAttacks = [...objects, ...buckets, ...roads]
