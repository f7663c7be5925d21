import { supabase } from '../../supabase.ts'
import type { ExpertValues } from '../dialog/expertForm.ts'
import type { Expert } from '../expert.ts'
import { changedFields } from '../expertFields.ts'
import { createExpert, type SaveOutcome, updateExpert } from '../save.ts'
import { isImagePresent } from '../upload/present.ts'
import { removeUnusedImages } from '../upload/remove.ts'

/** The expert as it is now; null when it is deleted. Rejects when that cannot be read. */
export async function readExpert(id: string): Promise<Expert | null> {
  return (await supabase().from('experts').select().eq('id', id).maybeSingle().throwOnError()).data
}

type Restored = {
  outcome: SaveOutcome
  /** The picture of that time is not stored any more. */
  imageLost: boolean
}

/**
 * Sets an expert back to earlier values, if it still is as it was read, or creates a deleted one (`current` is null) with
 * its old id. A lost picture is replaced by the present one, if there is one. Rejects with what was not foreseen.
 */
export async function restoreExpert(
  id: string,
  earlier: ExpertValues,
  current: Expert | null,
): Promise<Restored> {
  const imageLost = !(await isImagePresent(earlier.image_url))
  const { name, role, description, is_active } = earlier
  const image_url = imageLost ? (current?.image_url ?? null) : earlier.image_url
  const values = { name, role, image_url, description, is_active }
  const outcome = current ? await updateExpert(current, values) : await createExpert(values, id)
  if (outcome.kind === 'saved' && current && changedFields(current, values).includes('image_url')) {
    void removeUnusedImages([current.image_url])
  }
  return { outcome, imageLost }
}

/** Which of these experts are there. Rejects when that cannot be read. */
export async function readPresentIds(ids: string[]): Promise<string[]> {
  const { data } = await supabase().from('experts').select('id').in('id', ids).throwOnError()
  return data.map(({ id }) => id)
}
