import { cache } from 'react'
import { checkPath } from '../../schemas/rules.ts'
import { lastGood } from '../lastGood/index.ts'
import { pageQuery, pathsQuery, settingsQuery } from './queries.ts'
import { read } from './read.ts'
import type { PageQueryResult, PathsQueryResult, SettingsQueryResult } from './sanity.types.ts'

export type Page = NonNullable<PageQueryResult>
export type Section = NonNullable<Page['sections']>[number]
export type SectionOf<Type extends Section['_type']> = Extract<Section, { _type: Type }>
export type Settings = NonNullable<SettingsQueryResult>
export type Redirect = PathsQueryResult['redirects'][number]

const fromLake = { source: 'The Content Lake', tag: 'content' }

/**
 * The page at a path with all its sections, in one query; null when no published page has that path.
 * Like all reads here: cached until the next publish, the last good answer while the lake is down.
 */
export const getPage = cache(
  (path: string): Promise<Page | null> =>
    lastGood({
      ...fromLake,
      key: `${pageQuery} ${path}`,
      read: (signal) => read({ name: `The page ${path}`, query: pageQuery, params: { path }, signal }),
    }),
)

/** All paths that lead somewhere: pages at paths that a page may have, and redirects with their destinations. */
export const getPaths = cache(
  (): Promise<PathsQueryResult> =>
    lastGood({
      ...fromLake,
      key: pathsQuery,
      read: async (signal) => {
        const { pages, redirects } = await read({ name: 'The list of paths', query: pathsQuery, signal })
        return { pages: pages.filter(({ path }) => checkPath({ current: path }) === true), redirects }
      },
    }),
)

/**
 * What all pages share: brand, navigation, footer, addresses, labels. Once published they are never done without:
 * a lake that has none any more counts as failing. Throws when they never were.
 */
export const getSettings = cache(
  (): Promise<Settings> =>
    lastGood({
      ...fromLake,
      key: settingsQuery,
      read: async (signal) => {
        const settings = await read({ name: 'The site settings document', query: settingsQuery, signal })
        if (!settings) throw new Error('There are no published site settings. Publish them in the Studio.')
        return settings
      },
    }),
)
