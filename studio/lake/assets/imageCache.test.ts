import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ImageCache } from './imageCache.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'image-cache-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const bytes = (size: number) => async () => Buffer.alloc(size)

test('the total size is bounded; what was longest unused goes first', async () => {
  const cache = new ImageCache(directory, 250)
  await cache.get('a', bytes(100))
  await cache.get('b', bytes(100))
  await cache.get('a', bytes(100))
  await cache.get('c', bytes(100))
  expect(readdirSync(directory).sort()).toEqual(['a', 'c'])
})

test('the bound holds for what an earlier run left, and a half-written file is dropped', () => {
  for (const key of ['a', 'b', 'c', '.half']) writeFileSync(join(directory, key), Buffer.alloc(100))
  new ImageCache(directory, 250)
  expect(readdirSync(directory)).toHaveLength(2)
  expect(readdirSync(directory)).not.toContain('.half')
})

test('at most two are made at a time, and one key is made once', async () => {
  const cache = new ImageCache(directory, 1000)
  let running = 0
  let most = 0
  let made = 0
  const make = async () => {
    made += 1
    running += 1
    most = Math.max(most, running)
    await sleep(5)
    running -= 1
    return Buffer.alloc(1)
  }
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'a', 'b', 'c'].map((key) => cache.get(key, make)))
  expect([most, made]).toEqual([2, 5])
})

test('too many waiting are refused with 503, and what is refused or fails can be asked for again', async () => {
  const cache = new ImageCache(directory, 1000)
  const slow = async () => {
    await sleep(1)
    return Buffer.alloc(1)
  }
  const keys = Array.from({ length: 110 }, (_, n) => `${n}`)
  const outcomes = await Promise.allSettled(keys.map((key) => cache.get(key, slow)))
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(8)
  expect(refused[0]).toMatchObject({ status: 503 })
  const fail = async () => {
    throw new Error('no picture')
  }
  await expect(cache.get('109', fail)).rejects.toThrow('no picture')
  expect(await cache.get('109', slow)).toHaveLength(1)
})

test('a file that someone removed is made again', async () => {
  const cache = new ImageCache(directory, 1000)
  await cache.get('a', bytes(3))
  rmSync(join(directory, 'a'))
  expect(await cache.get('a', bytes(3))).toHaveLength(3)
  expect(readdirSync(directory)).toEqual(['a'])
})
