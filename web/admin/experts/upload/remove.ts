import { supabase } from '../../supabase.ts'
import { uploadedName } from './fileName.ts'
import { forgetUploads, oldUploads, rememberUploads } from './leftovers.ts'

const bucket = () => supabase().storage.from('experts')

/** The public address of an image of the bucket. */
export const addressOf = (name: string) => bucket().getPublicUrl(name).data.publicUrl

/** The name in the bucket of an image that was uploaded here; undefined for any other address. */
export const uploadAt = (url: string | null) => uploadedName(url, addressOf(''))

/**
 * Removes those of the images that were uploaded here and that no expert uses (any more). Answers whether that worked;
 * a failure is logged and rejects nothing, for whatever led here is done already. `removeLeftovers` looks again.
 */
export async function removeUnusedImages(urls: (string | null | undefined)[]): Promise<boolean> {
  const uploads = urls.filter((url) => typeof url === 'string').filter(uploadAt)
  if (uploads.length === 0) return true
  rememberUploads(uploads.flatMap((url) => uploadAt(url) ?? []))
  try {
    const used = await supabase().from('experts').select('image_url').in('image_url', uploads).throwOnError()
    const unused = uploads.filter((url) => !used.data.some(({ image_url }) => image_url === url))
    if (unused.length === 0) return true
    const { error } = await bucket().remove(unused.flatMap((url) => uploadAt(url) ?? []))
    if (error) throw error
    return true
  } catch (cause) {
    console.error('Unused images could not be removed:', cause)
    return false
  }
}

/** Removes what earlier, interrupted saves and deletions of this browser left in the bucket. */
export async function removeLeftovers(): Promise<void> {
  const names = oldUploads()
  if (await removeUnusedImages(names.map(addressOf))) forgetUploads(names)
}
