import { expect, test } from 'vitest'
import { lakeImages, portraitBucket } from './sources.ts'

test('images come from the embedded lake where its address is given, else from the hosted one', () => {
  const lake = { projectId: 'core', dataset: 'production' }
  expect(lakeImages({ ...lake, apiHost: 'http://localhost:3333' })).toBe(
    'http://localhost:3333/images/core/production',
  )
  expect(lakeImages(lake)).toBe('https://cdn.sanity.io/images/core/production')
})

test('portraits come from the public bucket of the experts', () => {
  expect(portraitBucket('http://127.0.0.1:54321')).toBe(
    'http://127.0.0.1:54321/storage/v1/object/public/experts',
  )
})
