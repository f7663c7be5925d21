import { resolve } from 'node:path'
import { env } from '../env.ts'
import { createAddresses } from './address.ts'
import { download } from './download.ts'
import { asPicture } from './picture.ts'
import { lakeImages, portraitBucket } from './sources.ts'
import { openStore } from './store.ts'

const addresses = createAddresses(
  {
    lake: lakeImages({
      apiHost: env.SANITY_API_HOST,
      projectId: env.SANITY_PROJECT_ID,
      dataset: env.SANITY_DATASET,
    }),
    experts: portraitBucket(env.SUPABASE_URL),
  },
  env.SANITY_WEBHOOK_SECRET,
)

const store = openStore(resolve(env.LOCAL_DIR, 'media'), async (address) =>
  asPicture(await download(address, { bytes: 32 * 1024 * 1024, ms: 10_000 })),
)

/**
 * The path on this site under which a picture of the lake or of our bucket is had, also while those are down: it is
 * fetched now, when a page shows it, and kept. Undefined for pictures from anywhere else.
 */
export function ownPath(address: string): string | undefined {
  const path = addresses.toPath(address)
  if (path) void store.keep(address)
  return path
}

/** The bytes behind such a path with its query; undefined for paths that no page has shown. */
export async function readOwn(path: string): Promise<Buffer | undefined> {
  const address = addresses.toAddress(path)
  return address ? store.read(address) : undefined
}
