import type { Expert } from '../expert.ts'
import { createExpert, type SaveOutcome, updateExpert } from '../save.ts'
import type { PreparedImage } from '../upload/prepare.ts'
import { withoutLostImage } from '../upload/present.ts'
import { removeUnusedImages } from '../upload/remove.ts'
import { sendImage, UploadFailed } from '../upload/send.ts'
import type { ExpertValues } from './expertForm.ts'

type Draft = {
  /** The expert as it was when the dialog opened; undefined for a new one. */
  base: Expert | undefined
  /** Somebody deleted it meanwhile: it is created anew, with its old id. */
  gone: boolean
  values: ExpertValues
  /** Sent first; its address then takes the place of `values.image_url`. */
  image: PreparedImage | undefined
}

type DraftOutcome = SaveOutcome | { kind: 'notUploaded' } | { kind: 'stopped' }

type Progress = { signal: AbortSignal; onProgress: (part: number) => void; onSent: () => void }

/**
 * Uploads the image, writes the expert, and removes the image that is in use no longer: the replaced one after a save,
 * the new one otherwise. Rejects with whatever was not foreseen.
 */
export async function saveExpert(
  draft: Draft,
  { signal, onProgress, onSent }: Progress,
): Promise<DraftOutcome> {
  const { base, gone, image } = draft
  let sent: string | undefined
  let saved: Expert | undefined
  try {
    if (image) sent = await sendImage(image, { signal, onProgress })
    onSent()
    const values = sent ? { ...draft.values, image_url: sent } : draft.values
    const outcome =
      base && !gone
        ? await updateExpert(base, values)
        : await createExpert(await withoutLostImage(values), base?.id)
    if (outcome.kind === 'saved') saved = outcome.expert
    return outcome
  } catch (cause) {
    if (signal.aborted) return { kind: 'stopped' }
    if (!(cause instanceof UploadFailed)) throw cause
    console.error('An image could not be uploaded:', cause)
    return { kind: 'notUploaded' }
  } finally {
    const unused = saved ? base?.image_url : sent
    if (unused !== saved?.image_url) void removeUnusedImages([unused])
  }
}
