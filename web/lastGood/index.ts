import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { unstable_cache } from 'next/cache'
import { env } from '../env.ts'
import { explain } from '../explain.ts'
import { openMemory } from './memory.ts'
import { createSource, type Read, type Source } from './source.ts'

/** Seconds after which a page made from remembered answers is made again. */
const degradedLife = 3
/** Seconds after which a page is made again although nobody announced a change. */
const pageLife = 60

const building = process.env.NEXT_PHASE === 'phase-production-build'

// Next bundles routes separately; only globalThis is the same object for all of them.
const shared: typeof globalThis & { lastGoodSources?: Map<string, Source> } = globalThis

function sourceNamed(name: string): Source {
  shared.lastGoodSources ??= new Map()
  const known = shared.lastGoodSources.get(name)
  if (known) return known
  const source = createSource({
    name,
    memory: openMemory(resolve(env.LOCAL_DIR, 'last-good')),
    deadline: building ? 10_000 : 500,
    patience: 10_000,
    pause: 2_000,
  })
  shared.lastGoodSources.set(name, source)
  return source
}

type Question<T> = {
  /** The backend, as log messages call it. */
  source: string
  /** The cache tag that a change announces. */
  tag: string
  /** Identifies question and answer's shape: another query is another key. */
  key: string
  read: Read<T>
}

/**
 * The answer of a backend, cached until its tag is revalidated, for a minute at most. While the backend fails,
 * the last good answer, in a page that soon is made again. Throws the failure when there never was an answer.
 */
export async function lastGood<T>({ source: name, tag, key, read }: Question<T>): Promise<T> {
  const source = sourceNamed(name)
  // Next prints key and error when a refresh fails behind a cached answer, so both are short.
  const ask = () => source.ask(key, read).catch((cause) => Promise.reject(new Error(explain(cause))))
  const digest = createHash('sha256').update(key).digest('hex')
  const cached = unstable_cache(ask, [digest], { tags: [tag], revalidate: pageLife })
  try {
    return await cached()
  } catch (cause) {
    await retrySoon()
    const remembered = source.recall<T>(key)
    if (!remembered) throw cause
    return remembered.answer
  }
}

/** Shortens the life of the page being made; a page lives as long as the shortest-lived part of it. */
const retrySoon = unstable_cache(async () => true, ['retry soon'], { revalidate: degradedLife })
