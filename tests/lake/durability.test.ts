import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { ready, spawnLake } from './lakeProcess.ts'
import { clientOf, startTestLake, temporaryDirectory } from './testLake.ts'

test('kill -9 during 500 writes, five times: no acknowledged write is lost, and the lake starts again unaided', async () => {
  const directory = await temporaryDirectory()
  const acknowledged = new Set<string>()
  let killedMidway = 0
  for (let round = 0; round < 5; round += 1) {
    const lake = spawnLake(directory)
    const client = clientOf(await ready(lake), { maxRetries: 0 })
    await client.createIfNotExists({ _id: 'counter', _type: 'counter', n: 0 })
    const exited = once(lake.child, 'exit')
    const killAfter = 60 + 70 * round
    let next = 0
    let done = 0
    const write = async () => {
      while (next < 500) {
        const id = `round-${round}-${next}`
        next += 1
        await client
          .transaction()
          .create({ _id: id, _type: 'written', text: id.repeat(20) })
          .patch('counter', { inc: { n: 1 } })
          .commit({ returnDocuments: false })
        acknowledged.add(id)
        done += 1
        if (done === killAfter) lake.child.kill('SIGKILL')
      }
    }
    const writers = await Promise.allSettled([write(), write(), write(), write()])
    await exited
    expect(lake.child.signalCode).toBe('SIGKILL')
    if (writers.every(({ status }) => status === 'rejected') && done < 500) killedMidway += 1
  }
  expect(killedMidway).toBe(5)

  const lake = spawnLake(directory)
  const client = clientOf(await ready(lake))
  const written: { _id: string; text: string }[] = await client.fetch('*[_type == "written"]{_id, text}')
  const found = new Set(written.map(({ _id }) => _id))
  expect([...acknowledged].filter((id) => !found.has(id))).toEqual([])
  expect(written.every(({ _id, text }) => text === _id.repeat(20))).toBe(true)
  // Each transaction wrote a document and counted it: had one been torn apart, the two would differ.
  expect(await client.fetch('*[_id == "counter"][0].n')).toBe(written.length)

  lake.child.kill('SIGTERM')
  expect(await once(lake.child, 'exit')).toEqual([0, null])
  const database = new DatabaseSync(join(directory, 'lake.db'), { readOnly: true })
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  database.close()
}, 60_000)

test('a directory belongs to one lake at a time, and a taken port is a clear error', async () => {
  const running = await startTestLake()
  const second = spawnLake(running.directory)
  expect(await once(second.child, 'exit')).toEqual([1, null])
  expect(second.output).toContain(`Another lake is running on ${running.directory}`)

  const port = new URL(running.url).port
  const third = spawnLake(await temporaryDirectory(), { LAKE_PORT: port })
  expect(await once(third.child, 'exit')).toEqual([1, null])
  expect(third.output).toContain(`Port ${port} on 127.0.0.1 is taken`)
})

test('clear startup errors: every missing or wrong variable is named, no secret is shown', async () => {
  const lake = spawnLake('', {
    LAKE_DATASET: 'Not Valid',
    LAKE_WRITE_TOKEN: 'too-short-secret',
    LAKE_WEBHOOK_URL: 'http://a.b',
  })
  expect(await once(lake.child, 'exit')).toEqual([1, null])
  for (const name of ['LAKE_DIR is missing', 'LAKE_DATASET', 'LAKE_WRITE_TOKEN'])
    expect(lake.output).toContain(name)
  expect(lake.output).not.toContain('too-short-secret')

  const half = spawnLake(await temporaryDirectory(), { LAKE_WEBHOOK_URL: 'http://127.0.0.1:1' })
  expect(await once(half.child, 'exit')).toEqual([1, null])
  expect(half.output).toContain('LAKE_WEBHOOK_URL and LAKE_WEBHOOK_SECRET must be set together')
})
