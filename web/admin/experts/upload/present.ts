import type { ExpertValues } from '../dialog/expertForm.ts'
import { uploadAt } from './remove.ts'

/** Whether a picture can still be had: asked for uploads, which are removed with their expert; taken for granted elsewhere. */
export async function isImagePresent(url: string | null): Promise<boolean> {
  if (!url || !uploadAt(url)) return true
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
  return status < 400
}

/** The values, without the address of an upload that is gone. Rejects when the storage cannot be reached. */
export async function withoutLostImage(values: ExpertValues): Promise<ExpertValues> {
  return (await isImagePresent(values.image_url)) ? values : { ...values, image_url: null }
}
