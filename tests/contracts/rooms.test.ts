import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/environment.ts'

type Import = {
  file: string
  /** The path from the root for a relative import, the package's name otherwise. */
  target: string
}

const sources = globSync('{schemas,studio,web,supabase,scripts,tests}/**/*.{ts,tsx,mts,mjs}', {
  cwd: root,
}).filter((file) => !/node_modules|\/\.|next-env|functions\/[^/]+\/index\.ts$/.test(file))

const imports: Import[] = sources.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)[^'"\n;]*?(?:from\s*)?['"]([^'"\n]+)['"]|import\(['"]([^'"]+)['"]\)/g,
  )
  return [...found].map(([, fixed, dynamic]) => {
    const target = fixed ?? dynamic ?? ''
    return { file, target: target.startsWith('.') ? normalize(join(dirname(file), target)) : target }
  })
})

const from = (folder: string) =>
  imports.filter(({ file }) => file.startsWith(folder) && !/\.test\.tsx?$/.test(file))
const into = (folder: string) => (entry: Import) => entry.target.startsWith(folder)

describe('rooms keep to themselves', () => {
  test('the check sees the imports of the house', () => {
    expect(imports.length).toBeGreaterThan(300)
  })

  test('web imports nothing from studio', () => {
    expect(from('web/').filter(into('studio/'))).toEqual([])
  })

  test('schemas import nothing from web', () => {
    expect(from('schemas/').filter(into('web/'))).toEqual([])
  })

  test('the lake imports nothing from outside its folder', () => {
    const outside = from('studio/lake/').filter(
      ({ target }) =>
        /^(web|studio|schemas|supabase|scripts|tests)\//.test(target) && !target.startsWith('studio/lake/'),
    )
    expect(outside).toEqual([])
  })

  test('Sanity clients stand in web/content alone', () => {
    const clients = /^(@sanity\/client|next-sanity|@sanity\/image-url)/
    const elsewhere = from('web/').filter(
      ({ file, target }) => clients.test(target) && !file.startsWith('web/content/'),
    )
    expect(elsewhere).toEqual([])
  })

  test('supabase-js stands in web/experts and web/admin alone', () => {
    const elsewhere = from('web/').filter(
      ({ file, target }) => target === '@supabase/supabase-js' && !/^web\/(experts|admin)\//.test(file),
    )
    expect(elsewhere).toEqual([])
  })
})

test('no room is called utils, helpers or lib', () => {
  expect(sources.filter((file) => /\/(utils?|helpers?|lib)(\/|\.ts)/.test(file))).toEqual([])
})

test('no file is longer than 250 lines', () => {
  const styles = globSync('web/**/*.css', { cwd: root })
  const written = [...sources, ...styles].filter((file) => !file.endsWith('sanity.types.ts'))
  const long = written.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 251)
  expect(long).toEqual([])
})

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test('all dependencies are pinned to exact versions', () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
  )
  expect(loose).toEqual([])
})

test('the edge function runs with the supabase-js of the tests', () => {
  const path = join(root, 'supabase/functions/setup-experts/deno.json')
  const version = dependencies['@supabase/supabase-js']
  expect(JSON.parse(readFileSync(path, 'utf8')).imports).toEqual({
    '@supabase/supabase-js': `npm:@supabase/supabase-js@${version}`,
  })
})
