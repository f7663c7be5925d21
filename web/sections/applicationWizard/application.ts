import {
  type contactFields,
  digitalReaches,
  experienceRanges,
  expertiseAreas,
  expertiseMethods,
  partnershipTypes,
  professionalRoles,
} from '../../../schemas/lists/application.ts'
import { motivationLimit, stepCount } from './rules.ts'

/** The questions with fixed answers (specification, section 3); `many` takes several. */
export const questions = {
  partnershipTypes: { answers: partnershipTypes, many: true },
  professionalRoles: { answers: professionalRoles, many: true },
  experience: { answers: experienceRanges, many: false },
  digitalReach: { answers: digitalReaches, many: false },
  expertiseMethod: { answers: expertiseMethods, many: false },
  expertiseAreas: { answers: expertiseAreas, many: true },
} as const

export type QuestionName = keyof typeof questions

/** What an applicant has answered so far, and on which step. Questions with one answer hold a list of at most one. */
export type Application = {
  step: number
  chosen: Record<QuestionName, string[]>
  partnershipMotivation: string
  contactInfo: Record<(typeof contactFields)[number]['value'], string>
}

/** An application as a tab's storage keeps it; anything it does not know is left out. Never throws. */
export function readApplication(stored: string | null): Application {
  const given = asRecord(parse(stored))
  const chosen = asRecord(given.chosen)
  const contact = asRecord(given.contactInfo)
  const answersTo = (name: QuestionName) => {
    const { answers, many } = questions[name]
    const known = answers.map(({ value }) => value).filter((value) => asList(chosen[name]).includes(value))
    return many ? known : known.slice(0, 1)
  }
  const field = (name: keyof Application['contactInfo']) => asText(contact[name])
  const step = Number(given.step)
  return {
    step: Number.isInteger(step) && step >= 1 && step <= stepCount ? step : 1,
    chosen: {
      partnershipTypes: answersTo('partnershipTypes'),
      professionalRoles: answersTo('professionalRoles'),
      experience: answersTo('experience'),
      digitalReach: answersTo('digitalReach'),
      expertiseMethod: answersTo('expertiseMethod'),
      expertiseAreas: answersTo('expertiseAreas'),
    },
    partnershipMotivation: asText(given.partnershipMotivation).slice(0, motivationLimit),
    contactInfo: {
      name: field('name'),
      email: field('email'),
      company: field('company'),
      title: field('title'),
      phone: field('phone'),
      linkedin: field('linkedin'),
    },
  }
}

/** The answers to a question after one of them was pressed. */
export function choose(name: QuestionName, chosen: readonly string[], value: string): string[] {
  if (!questions[name].many) return [value]
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
}

/** An application with answers added to it; those to unknown questions are left out. */
export function withTicks(
  application: Application,
  ticks: readonly { name: string; value: string }[],
): Application {
  const chosen = { ...application.chosen }
  for (const { name, value } of ticks) {
    if (isQuestion(name) && !chosen[name].includes(value)) chosen[name] = choose(name, chosen[name], value)
  }
  return { ...application, chosen }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const isQuestion = (name: string): name is QuestionName => Object.hasOwn(questions, name)
const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
