import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/ports.ts'
import type { SupabaseConfig } from '../../supabase/local/config.ts'
import { picture } from '../support/pictures.ts'
import { clientOf, expert, testConfig } from './harness.ts'
import { end, spawnServer, startProcess } from './serverProcess.ts'

const kills = 5
const writesPerRound = 500
const writers = 4

let config: SupabaseConfig
let remove: () => Promise<void>
const owner = () => clientOf(config.publicUrl, config.secretKey)

beforeAll(async () => {
  ;({ config, remove } = await testConfig())
})
afterAll(() => remove())

// In this order: each test goes on with the database that the one before it left.
describe('a server that is killed or stopped', () => {
  test('kill -9 while the first start makes the database, early and late: the next one starts', async () => {
    // A directory may be renamed while it is read; then the next look counts.
    const filesMade = async () => (await readdir(config.dir, { recursive: true }).catch(() => [])).length
    for (const enough of [100, 900]) {
      const { child, ready } = spawnServer(config)
      ready.catch(() => {})
      while ((await filesMade()) < enough) await wait(5)
      await end(child, 'SIGKILL')
    }
    await end(await startProcess(config), 'SIGKILL')
  }, 180_000)

  test('kill -9 during 500 writes, five times: no acknowledged write is lost and it starts again unaided', async () => {
    const acknowledged: string[] = []
    const uploaded: string[] = []
    const files = owner().storage.from('experts')
    const gif = await picture('gif')
    let server = await startProcess(config)
    for (let round = 0; round < kills; round += 1) {
      const victim = server
      const killAfter = acknowledged.length + 20 + 35 * round
      let killed: ReturnType<typeof end> | undefined
      let next = 0
      const write = async () => {
        while (next < writesPerRound && !killed) {
          const name = `Round ${round}, write ${next++}`
          const { error } = await owner().from('experts').insert(expert(name))
          if (!error) acknowledged.push(name)
          if (next % 5 === 0) {
            const upload = await files.upload(`${name}.gif`, gif, { contentType: 'image/gif' })
            if (!upload.error) uploaded.push(upload.data.path)
          }
          if (acknowledged.length >= killAfter) killed ??= end(victim, 'SIGKILL')
        }
      }
      await Promise.all(Array.from({ length: writers }, write))
      expect(await killed).toBe('SIGKILL')

      server = await startProcess(config)
      const { data } = await owner().from('experts').select('name')
      const kept = new Set(data?.map((row) => row.name))
      expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
      for (const path of uploaded) expect((await files.download(path)).error).toBeNull()
    }
    expect(acknowledged.length).toBeGreaterThan(kills * 20)
    expect(uploaded.length).toBeGreaterThan(kills)
    await end(server, 'SIGKILL')
  }, 360_000)

  test('SIGTERM and SIGINT end it with 0, and rows and files are there again', async () => {
    const files = owner().storage.from('experts')
    const png = await picture('png')
    const first = await startProcess(config)
    await owner().from('experts').insert(expert('Stays'))
    await files.upload('stays.png', png, { contentType: 'image/png' })
    expect(await end(first, 'SIGTERM')).toBe(0)

    const second = await startProcess(config)
    expect((await owner().from('experts').select('name').eq('name', 'Stays')).data).toHaveLength(1)
    const answer = await fetch(files.getPublicUrl('stays.png').data.publicUrl)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png)
    expect(await end(second, 'SIGINT')).toBe(0)
  }, 180_000)

  test('a start that cannot work says why: directory in use, port taken, database not there', async () => {
    const server = await startProcess(config)
    const other = await testConfig()
    await expect(startProcess({ ...config, port: await freePort() })).rejects.toThrow(
      /in use by another Supabase process/,
    )
    const databaseUrl = `postgres://core:hush-hush@127.0.0.1:${await freePort()}/core`
    const unreachable = startProcess({ ...other.config, databaseUrl })
    await expect(unreachable).rejects.toThrow(/DATABASE_URL cannot be reached: ECONNREFUSED/)
    await expect(unreachable).rejects.not.toThrow(/hush-hush/)
    await expect(startProcess({ ...other.config, port: config.port })).rejects.toThrow(/Port \d+ is taken/)
    await end(server, 'SIGTERM')
    await other.remove()
  }, 180_000)
})
