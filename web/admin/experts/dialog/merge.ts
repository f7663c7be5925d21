import { changedFields, type ExpertField } from '../expertFields.ts'
import type { ExpertValues } from './expertForm.ts'

export type Side = 'mine' | 'theirs'

/** The two versions of an expert, and what choosing them is called. */
export const sides: readonly { side: Side; one: string; all: string }[] = [
  { side: 'theirs', one: 'Take theirs', all: 'Take all of theirs' },
  { side: 'mine', one: 'Keep mine', all: 'Keep all of mine' },
]

export type Choices = Partial<Record<ExpertField, Side>>

type Versions = {
  /** As it was when the dialog opened. */
  base: ExpertValues
  mine: ExpertValues
  theirs: ExpertValues
}

/**
 * Which side each differing field starts on: the one that changed it. Where both did there is no entry: a person decides.
 */
export function firstChoices({ base, mine, theirs }: Versions): Choices {
  const choices: Choices = {}
  for (const field of changedFields(mine, theirs)) {
    if (base[field] === theirs[field]) choices[field] = 'mine'
    else if (base[field] === mine[field]) choices[field] = 'theirs'
  }
  return choices
}

/** My values, with theirs where that was chosen. */
export function merge({ mine, theirs }: Omit<Versions, 'base'>, choices: Choices): ExpertValues {
  const taken = changedFields(mine, theirs).filter((field) => choices[field] === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) }
}
