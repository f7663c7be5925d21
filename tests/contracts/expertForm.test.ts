import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/environment.ts'
import { invisible, limits } from '../../web/admin/experts/dialog/expertForm.ts'

const migrationOf = (name: string) => readFileSync(join(root, 'supabase/migrations', `${name}.sql`), 'utf8')
const migration = migrationOf('20251120090100_experts')

test.each(Object.entries(limits))('the form takes as many characters of %s as the table', (column, limit) => {
  const [, inTable] =
    new RegExp(`char_length\\(${column}\\) (?:between 1 and|<=) (\\d+)`).exec(migration) ?? []
  expect(Number(inTable)).toBe(limit)
})

test('the form and the table find the same characters invisible', () => {
  const [, wholePattern = ''] =
    /invisible constant text := ((?:'[^']*'\s*)+);/.exec(migrationOf('20251120090500_visible_text')) ?? []
  const pattern = wholePattern.replace(/'\s*'|'/g, '').replace(/\\U000(\w{5})/g, '\\u{$1}')
  const inTable = new RegExp(pattern, 'u')
  const differing: string[] = []
  // Without the first one, which no text of PostgreSQL has.
  for (let code = 1; code <= 0x10ffff; code++) {
    const text = String.fromCodePoint(code)
    if (inTable.test(text) !== invisible.test(text)) differing.push(code.toString(16))
  }
  expect(differing).toEqual([])
})
