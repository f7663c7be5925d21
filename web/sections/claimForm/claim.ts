import * as z from 'zod/mini'

const filled = z.string().check(z.trim(), z.minLength(1))

/** What a firm tells to claim its membership (specification, section 3). The words for mistakes are content. */
const claim = z.object({ fullName: filled, email: z.string().check(z.trim(), z.email()), firmName: filled })

export type ClaimField = keyof typeof claim.shape
export const claimFields = ['fullName', 'email', 'firmName'] as const satisfies readonly ClaimField[]

/** The fields that are empty or not what they should be, in the order of the form. */
export function wrongFields(values: Record<string, unknown>): ClaimField[] {
  return claimFields.filter((field) => !claim.shape[field].safeParse(values[field]).success)
}
