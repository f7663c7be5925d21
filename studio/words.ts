import { defineLocaleResourceBundle } from 'sanity'

/** Words of the Studio that say too little to an editor. */
export const words = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    // The Studio shows no reason from the server; these are all that there are.
    'asset-sources.common.uploader.upload-failed.description':
      'The file is damaged, larger than 32 MB, or no picture. Check that it opens on your computer, or choose another one.',
  },
})
