import { createClient } from '@sanity/client'
import { apiVersion } from '../schemas/apiVersion.ts'
import { seedContent } from '../studio/seed/seed.ts'
import { loadEnvFile } from './environment.ts'

/** Gives a hosted Sanity project the first content; what it has already stays. */
loadEnvFile()
const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_WRITE_TOKEN } = process.env
if (!SANITY_PROJECT_ID || !SANITY_DATASET || !SANITY_WRITE_TOKEN) {
  console.error(
    'Set SANITY_PROJECT_ID, SANITY_DATASET and SANITY_WRITE_TOKEN (a token with editor rights), then try again.',
  )
  process.exit(1)
}
const client = createClient({
  projectId: SANITY_PROJECT_ID,
  dataset: SANITY_DATASET,
  token: SANITY_WRITE_TOKEN,
  apiVersion,
  useCdn: false,
})
try {
  console.log(`${await seedContent(client)} documents`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
