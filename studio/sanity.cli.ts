import { defineCliConfig } from 'sanity/cli'

// The Studio's bundler passes on variables with this prefix only; the environment names each value once, without it.
for (const name of ['PROJECT_ID', 'DATASET', 'API_HOST']) {
  const value = process.env[`SANITY_${name}`]
  if (value) process.env[`SANITY_STUDIO_${name}`] ??= value
}

/** Where the schema and the types made from it go; the check for stale types sends them elsewhere. */
const typesDirectory = process.env.CONTENT_TYPES_DIR || '../web/content'

export default defineCliConfig({
  api: { projectId: process.env.SANITY_STUDIO_PROJECT_ID, dataset: process.env.SANITY_STUDIO_DATASET },
  deployment: { autoUpdates: false },
  schemaExtraction: { enforceRequiredFields: true, path: `${typesDirectory}/schema.json` },
  typegen: {
    path: '../web/**/*.{ts,tsx}',
    schema: `${typesDirectory}/schema.json`,
    generates: `${typesDirectory}/sanity.types.ts`,
  },
})
