import { patience } from '../../supabase.ts'
import type { ExpertValues } from '../dialog/expertForm.ts'
import { uploadAt } from './remove.ts'

/**
 * Whether a picture can still be had: asked for uploads, which are removed with their expert; taken for granted elsewhere.
 * Rejects when the storage cannot be reached or does not say.
 */
export async function isImagePresent(url: string | null): Promise<boolean> {
  if (!url || !uploadAt(url)) return true
  const { ok, status } = await fetch(url, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  })
  // A storage that is busy or out of order has not lost anything.
  if (status === 429 || status >= 500) throw new Error(`The storage answered ${status} to ${url}`)
  return ok
}

/** The values, without the address of an upload that is gone. Rejects as `isImagePresent` does. */
export async function withoutLostImage(values: ExpertValues): Promise<ExpertValues> {
  return (await isImagePresent(values.image_url)) ? values : { ...values, image_url: null }
}
