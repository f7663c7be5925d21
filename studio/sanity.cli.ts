import { defineCliConfig } from 'sanity/cli'

// The Studio's bundler passes on variables with this prefix only; the environment names each value once, without it.
for (const name of ['PROJECT_ID', 'DATASET', 'API_HOST']) {
  const value = process.env[`SANITY_${name}`]
  if (value) process.env[`SANITY_STUDIO_${name}`] ??= value
}

export default defineCliConfig({
  api: { projectId: process.env.SANITY_STUDIO_PROJECT_ID, dataset: process.env.SANITY_STUDIO_DATASET },
  deployment: { autoUpdates: false },
  schemaExtraction: { enforceRequiredFields: true, path: '../web/content/schema.json' },
  typegen: {
    path: '../web/**/*.{ts,tsx}',
    schema: '../web/content/schema.json',
    generates: '../web/content/sanity.types.ts',
  },
})
