import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/environment.ts'
import { limits } from '../../web/admin/experts/dialog/expertForm.ts'

const migration = readFileSync(join(root, 'supabase/migrations/20251120090100_experts.sql'), 'utf8')

test.each(Object.entries(limits))('the form takes as many characters of %s as the table', (column, limit) => {
  const [, inTable] =
    new RegExp(`char_length\\(${column}\\) (?:between 1 and|<=) (\\d+)`).exec(migration) ?? []
  expect(Number(inTable)).toBe(limit)
})
