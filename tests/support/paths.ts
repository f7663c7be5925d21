import { seedLines } from '../../studio/seed/seed.ts'

type Seeded = {
  _type: string
  path?: { current: string }
}

/** The paths of all pages of the first content. */
export const seededPaths: string[] = seedLines()
  .split('\n')
  .filter(Boolean)
  .map((line): Seeded => JSON.parse(line))
  .flatMap(({ _type, path }) => (_type === 'page' && path ? [path.current] : []))
