import { isWellFormed } from '../applicationWizard/rules.ts'

/** What a firm tells to claim its membership (specification, section 3), in the order of the form. */
export const claimFields = ['fullName', 'email', 'firmName'] as const

export type ClaimField = (typeof claimFields)[number]

/** The fields that are empty or, for the mail address, not well formed; in the order of the form. */
export function wrongFields(values: Partial<Record<ClaimField, string>>): ClaimField[] {
  return claimFields.filter((field) => {
    const value = values[field]?.trim()
    return !value || (field === 'email' && !isWellFormed('email', value))
  })
}
