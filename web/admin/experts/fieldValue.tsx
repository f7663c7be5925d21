import type { ExpertValues } from './dialog/expertForm.ts'
import type { ExpertField } from './expertFields.ts'
import { ImagePreview } from './imagePreview.tsx'

type Props<Field extends ExpertField> = { field: Field; value: ExpertValues[Field] }

/** One value of an expert, as people read it. */
export function FieldValue({ field, value }: Props<ExpertField>) {
  if (typeof value === 'boolean') return <>{value ? 'Active' : 'Inactive'}</>
  if (field !== 'image_url') return <>{value}</>
  if (!value) return <>No picture</>
  return <ImagePreview src={value} alt={`Picture at ${value}`} />
}
