import type { AssessmentLevel, ContactField } from '../../../schemas/lists/application.ts'

/* The application's rules (specification, sections 4 and 5). */

/** The estimated creator level; null until both experience and digital reach are chosen. */
export function estimateLevel(
  experience: string | null,
  digitalReach: string | null,
): AssessmentLevel | null {
  if (!experience || !digitalReach) return null
  if (experience === 'emerging' || digitalReach === 'local') return 'rising-voice'
  if (experience === 'senior' && digitalReach === 'digital-authority') return 'thought-leader'
  return 'expert'
}

/** How far step 1 to 5 is on the way, in percent. */
export const progressOf = (step: number) => (step / stepCount) * 100

export const stepCount = 5
export const motivationLimit = 1000

/** The words in a text, as whitespace separates them. */
export const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/** `short` from 1 to 24 words, `good` from 50 words on, otherwise null. */
export function motivationNote(words: number): 'short' | 'good' | null {
  if (words >= 50) return 'good'
  return words >= 1 && words < 25 ? 'short' : null
}

export const requiredFields = ['name', 'email', 'company'] as const satisfies ContactField[]

/** The required contact fields that are blank, in the order of the form. */
export const missingFields = (contact: Record<ContactField, string>) =>
  requiredFields.filter((field) => contact[field].trim() === '')

type CheckedField = Extract<ContactField, 'email' | 'phone' | 'linkedin'>

const shapes: Record<CheckedField, RegExp[]> = {
  email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  phone: [/^\+?[1-9]\d{0,15}$/, /^[\d\s()\-+.]{10,}$/],
  linkedin: [/linkedin\.com\/in\//i, /^[a-z0-9.-]+$/i],
}

/** True unless a mail address, phone number or LinkedIn name was given and does not have the shape of one. */
export function isWellFormed(field: ContactField, value: string): boolean {
  const given = value.trim()
  if (!given || !isChecked(field)) return true
  return shapes[field].some((shape) => shape.test(given))
}

const isChecked = (field: ContactField): field is CheckedField => field in shapes
