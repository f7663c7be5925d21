import { createHash } from 'node:crypto'
import { once } from 'node:events'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { ready, spawnLake } from './lakeProcess.ts'
import { Site } from './site.ts'
import { clientOf, temporaryDirectory } from './testLake.ts'

test('kill -9 during uploads: every image document has its bytes, whole', async () => {
  const directory = await temporaryDirectory()
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const lake = spawnLake(directory)
    const client = clientOf(await ready(lake), { maxRetries: 0 })
    const upload = async (part: number) => {
      for (let n = 0; n < 100; n += 1) {
        const colour = { r: 80 * round + n, g: n, b: part }
        const image = sharp({ create: { width: 64, height: 64, channels: 3, background: colour } })
        const { _id } = await client.assets.upload('image', await image.png().toBuffer())
        acknowledged.push(_id)
        if (acknowledged.length === (round + 1) * 15) lake.child.kill('SIGKILL')
      }
    }
    const exited = once(lake.child, 'exit')
    await Promise.allSettled([upload(0), upload(1), upload(2)])
    await exited
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(45)

  const url = await ready(spawnLake(directory))
  const assets: { _id: string; path: string; sha1hash: string }[] = await clientOf(url).fetch(
    '*[_type == "sanity.imageAsset"]{_id, path, sha1hash}',
  )
  const known = new Set(assets.map(({ _id }) => _id))
  expect(acknowledged.filter((id) => !known.has(id))).toEqual([])
  for (const { path, sha1hash } of assets) {
    const bytes = Buffer.from(await (await fetch(`${url}/${path}`)).arrayBuffer())
    expect(createHash('sha1').update(bytes).digest('hex')).toBe(sha1hash)
  }
})

test('kill -9 with deliveries waiting: the site is told after the restart', async () => {
  const site = new Site()
  site.status = 503
  const port = await site.open()
  onTestFinished(() => site.close())
  const environment = { LAKE_WEBHOOK_URL: `http://127.0.0.1:${port}`, LAKE_WEBHOOK_SECRET: 'a shared secret' }

  const directory = await temporaryDirectory()
  const lake = spawnLake(directory, environment)
  const client = clientOf(await ready(lake))
  await client.create({ _id: 'one', _type: 'page' })
  await client.create({ _id: 'two', _type: 'page' })
  lake.child.kill('SIGKILL')
  await once(lake.child, 'exit')
  const refused = site.received.length
  site.status = 200
  await ready(spawnLake(directory, environment))
  await site.until(refused + 2)
  expect(
    site
      .bodies()
      .slice(refused)
      .map(({ _id }) => _id),
  ).toEqual(['one', 'two'])
})
