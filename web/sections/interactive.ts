import type { Section } from '../content/index.ts'

/** Section types that need their script in the browser; `faqBlock` only in its full variant. */
const interactiveSections: readonly string[] = [
  'faqBlock',
  'benefitTabs',
  'resourceLibrary',
  'claimForm',
  'applicationWizard',
] satisfies Section['_type'][]

/** True where a page with these sections shows confirmations: a claim form, or a button that registers. */
export function showsToasts(sections: readonly Section[]): boolean {
  return sections.some((section) => section._type === 'claimForm' || registers(section))
}

/** True where a page with these sections needs the framework's scripts. */
export function needsScript(sections: readonly Section[]): boolean {
  return (
    showsToasts(sections) ||
    sections.some((section) => interactiveSections.includes(section._type) && !isCondensedFaq(section))
  )
}

const isCondensedFaq = (section: Section) => section._type === 'faqBlock' && section.variant !== 'full'

/** True where an action of the kind `register` stands anywhere inside. */
function registers(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return ('kind' in value && value.kind === 'register') || Object.values(value).some(registers)
}
