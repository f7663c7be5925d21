import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '../schemas/index.ts'
import { connection } from './connection.ts'
import { redirectMovedPages } from './movedPages.ts'
import { singletonActions, singletonTypes, structure } from './structure.ts'
import { words } from './words.ts'

export default defineConfig({
  name: 'default',
  title: 'Core',
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? '',
  dataset: process.env.SANITY_STUDIO_DATASET ?? '',
  ...connection(process.env.SANITY_STUDIO_API_HOST),
  plugins: [structureTool({ structure }), visionTool()],
  schema: {
    types: schemaTypes,
    templates: (templates) => templates.filter(({ schemaType }) => !singletonTypes.has(schemaType)),
  },
  document: {
    actions: (actions, context) => redirectMovedPages(singletonActions(actions, context), context),
    comments: { enabled: false },
  },
  i18n: { bundles: [words] },
  tasks: { enabled: false },
  releases: { enabled: false },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
})
