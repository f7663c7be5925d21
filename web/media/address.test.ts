import { describe, expect, test } from 'vitest'
import { createAddresses } from './address.ts'

const lake = 'http://localhost:3333/images/core/production'
const bucket = 'http://127.0.0.1:54321/storage/v1/object/public/experts'
const { toPath, toAddress } = createAddresses({ lake, experts: bucket }, 'secret')

describe('the path of a picture on this site', () => {
  test.each([
    `${lake}/abc-1600x1200.webp?rect=0,0,10,10&w=1200`,
    `${lake}/abc-1x1.png`,
    `${bucket}/samples/dana.webp`,
  ])('leads back to %s', (address) => {
    const path = toPath(address)
    expect(path).toMatch(/^\/media\/(lake|experts)\//)
    expect(toAddress(path ?? '')).toBe(address)
  })

  test.each([
    'https://elsewhere.example.com/a.png',
    `${bucket}.evil/a.png`,
    'http://127.0.0.1:54321/rest/v1/experts',
    `${bucket}/../../../../../rest/v1/experts`,
    `${bucket}/%2e%2e/other/a.png`,
  ])('does not exist for %s', (address) => {
    expect(toPath(address)).toBeUndefined()
  })

  test.each([
    ['another query', (path: string) => path.replace('w=1200', 'w=4000')],
    ['another file', (path: string) => path.replace('abc', 'abd')],
    ['another source', (path: string) => path.replace('/lake/', '/experts/')],
    ['a way out of the folder', (path: string) => path.replace('/lake/', '/lake/../../../')],
    ['no signature', (path: string) => path.replace(/[?&]s=.*/, '')],
    ['a shorter signature', (path: string) => path.slice(0, -1)],
  ])('is refused with %s', (_name, change) => {
    const path = toPath(`${lake}/abc-1600x1200.webp?w=1200`) ?? ''
    expect(toAddress(change(path))).toBeUndefined()
  })

  test('is written as browsers will ask for it', () => {
    expect(toPath(`${bucket}/zoë.png`)).toMatch(/^\/media\/experts\/zo%C3%AB\.png\?s=/)
  })

  test('is refused when signed with another secret', () => {
    const other = createAddresses({ lake }, 'other').toPath(`${lake}/abc-1x1.png`) ?? ''
    expect(toAddress(other)).toBeUndefined()
  })
})
