import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createKeeper } from './keeper.ts'

type Attempt = { give(value: string): void; fail(): void }

let attempts: Attempt[]

function open(life = 30_000) {
  return createKeeper<string>({
    maxSize: 100,
    patience: 600,
    oldest: 60_000,
    rest: 2_000,
    make: () =>
      new Promise((resolve, reject) => {
        attempts.push({
          give: (value) => resolve({ value, size: 1, life }),
          fail: () => reject(new Error('the backend is down')),
        })
      }),
  })
}

/** A keeper that holds `old`. */
async function holding(life?: number) {
  const keeper = open(life)
  const first = keeper.get('/')
  attempts[0]?.give('old')
  expect(await first).toBe('old')
  return keeper
}

beforeEach(() => {
  attempts = []
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what is new is handed out without being made again', async () => {
  const keeper = await holding()
  expect(keeper.fresh('/')).toBe('old')
  expect(await keeper.get('/')).toBe('old')
  expect(attempts).toHaveLength(1)
})

test('many who ask at once wait for one making', async () => {
  const keeper = open()
  const answers = Promise.all([keeper.get('/'), keeper.get('/'), keeper.get('/')])
  attempts[0]?.give('new')
  expect(await answers).toEqual(['new', 'new', 'new'])
  expect(attempts).toHaveLength(1)
})

describe('after a change', () => {
  test('the next visitor waits for the fresh page', async () => {
    const keeper = await holding()
    keeper.expire()
    expect(keeper.fresh('/')).toBeUndefined()
    const next = keeper.get('/')
    await vi.advanceTimersByTimeAsync(599)
    attempts[1]?.give('new')
    expect(await next).toBe('new')
  })

  test('the next visitor waits 600 ms at most, then gets the last good page, and the fresh one follows', async () => {
    const keeper = await holding()
    keeper.expire()
    const next = keeper.get('/')
    await vi.advanceTimersByTimeAsync(600)
    expect(await next).toBe('old')
    expect(await keeper.get('/')).toBe('old')
    attempts[1]?.give('new')
    await vi.advanceTimersByTimeAsync(0)
    expect(keeper.fresh('/')).toBe('new')
    expect(attempts).toHaveLength(2)
  })

  test('a page whose making began before the change is not kept', async () => {
    const keeper = await holding()
    keeper.expire()
    const before = keeper.get('/')
    keeper.expire()
    const after = keeper.get('/')
    attempts[2]?.give('newest')
    expect(await after).toBe('newest')
    attempts[1]?.give('half new')
    await before
    expect(keeper.fresh('/')).toBe('newest')
  })
})

describe('a failed making', () => {
  test('never replaces a good page, and is tried again after a rest', async () => {
    const keeper = await holding()
    keeper.expire()
    const next = keeper.get('/')
    attempts[1]?.fail()
    expect(await next).toBe('old')
    expect(await keeper.get('/')).toBe('old')
    expect(attempts).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2_000)
    const later = keeper.get('/')
    attempts[2]?.give('new')
    expect(await later).toBe('new')
  })

  test('is an error where there was never a page', async () => {
    const keeper = open()
    const first = keeper.get('/')
    attempts[0]?.fail()
    await expect(first).rejects.toThrow('the backend is down')
  })
})

describe('without any news', () => {
  test('a page that outlived its life is handed out and made again in the background', async () => {
    const keeper = await holding()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(keeper.fresh('/')).toBe('old')
    attempts[1]?.give('new')
    await vi.advanceTimersByTimeAsync(0)
    expect(keeper.fresh('/')).toBe('new')
  })

  test('no page older than 60 s is handed out where a new one can be had', async () => {
    const keeper = await holding()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(keeper.fresh('/')).toBeUndefined()
    const next = keeper.get('/')
    attempts[1]?.give('new')
    expect(await next).toBe('new')
  })

  test('a page made from remembered answers is made again after its shorter life', async () => {
    const keeper = await holding(3_000)
    await vi.advanceTimersByTimeAsync(2_999)
    keeper.fresh('/')
    expect(attempts).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    keeper.fresh('/')
    expect(attempts).toHaveLength(2)
  })
})

test('what is kept is bounded in bytes; what was not asked for longest leaves first', async () => {
  const keeper = open()
  for (let index = 0; index <= 100; index++) {
    const made = keeper.get(`/${index}`)
    attempts[index]?.give(String(index))
    await made
  }
  expect(keeper.fresh('/0')).toBeUndefined()
  expect(keeper.fresh('/100')).toBe('100')
})
