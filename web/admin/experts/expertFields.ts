import type { ExpertValues } from './dialog/expertForm.ts'

export type ExpertField = keyof ExpertValues

/** The fields of an expert in the order in which people meet them, and what they are called there. */
export const expertFields: readonly { field: ExpertField; label: string }[] = [
  { field: 'name', label: 'Name' },
  { field: 'role', label: 'Role' },
  { field: 'image_url', label: 'Image' },
  { field: 'description', label: 'Description' },
  { field: 'is_active', label: 'Active Status' },
]

/** The fields in which two states of an expert differ, in the order of the form. */
export function changedFields(one: ExpertValues, other: ExpertValues): ExpertField[] {
  return expertFields.map(({ field }) => field).filter((field) => one[field] !== other[field])
}
