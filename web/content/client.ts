import { createClient } from 'next-sanity'
import { apiVersion } from '../../schemas/apiVersion.ts'
import { env } from '../env.ts'

/** Reads published content with the site's read token. Never retries: `lastGood` decides what a failure means. */
export const client = createClient({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  apiVersion,
  token: env.SANITY_READ_TOKEN,
  perspective: 'published',
  useCdn: false,
  maxRetries: 0,
  ...(env.SANITY_API_HOST && { apiHost: env.SANITY_API_HOST, useProjectHostname: false }),
})
