import { createClient, type SanityClient } from '@sanity/client'
import { apiVersion } from '../schemas/apiVersion.ts'
import type { Environment } from './environment.ts'

/** A client of the embedded lake that may write. */
export function lakeClientOf({ site, keys }: Environment): SanityClient {
  return createClient({
    projectId: site.SANITY_PROJECT_ID,
    dataset: site.SANITY_DATASET,
    apiHost: site.SANITY_API_HOST,
    useProjectHostname: false,
    useCdn: false,
    apiVersion,
    token: keys.lake.writeToken,
  })
}
