import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/environment.ts'
import { maxFileBytes } from '../../supabase/imageRules.ts'

const read = (file: string) => readFileSync(join(root, 'supabase', file), 'utf8')
const migration = read('migrations/20251120090200_expert_images.sql')
const [, settings = ''] = read('config.toml').split('[storage.buckets.experts]')

const listIn = (text: string, pattern: RegExp) =>
  [...(pattern.exec(text)?.[1] ?? '').matchAll(/["']([\w/]+)["']/g)].map(([, type]) => type)

test('the bucket takes the same types by its migration and by the hosted settings', () => {
  const types = listIn(migration, /array\[([^\]]+)\]/)
  expect(types).toHaveLength(5)
  expect(listIn(settings, /allowed_mime_types = \[([^\]]+)\]/)).toEqual(types)
})

test('the bucket takes the same size by its migration, by the hosted settings and embedded', () => {
  expect(maxFileBytes).toBe(5 * 1024 * 1024)
  expect(settings).toContain('file_size_limit = "5MiB"')
  expect(migration).toContain(`'experts', 'experts', true, ${maxFileBytes}`)
})
