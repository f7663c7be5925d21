import { ofType } from './seed.ts'

/** The paths of all pages of the first content. */
export const seededPaths: string[] = ofType('page').flatMap(({ path }) => path?.current ?? [])
