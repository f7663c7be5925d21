/* What an applicant can choose, by the ids of the specification, section 3. Their words are content. */

export const partnershipTypes = [
  { value: 'workshops', title: 'Workshops' },
  { value: 'roundtables', title: 'Roundtables' },
  { value: 'peer-groups', title: 'Peer groups' },
  { value: 'fireside-chats', title: 'Fireside chats' },
  { value: 'content-creation', title: 'Content creation' },
  { value: 'mentorship', title: 'Mentorship' },
] as const

export const professionalRoles = [
  { value: 'working-professional', title: 'Working professional' },
  { value: 'expert-service-provider', title: 'Expert or service provider' },
  { value: 'vendor-technology-provider', title: 'Vendor or technology provider' },
] as const

export const experienceRanges = [
  { value: 'emerging', title: 'Emerging (0-5 years)' },
  { value: 'experienced', title: 'Experienced (5-15 years)' },
  { value: 'senior', title: 'Senior (15+ years)' },
] as const

export const digitalReaches = [
  { value: 'local', title: 'Local' },
  { value: 'industry-wide', title: 'Industry-wide' },
  { value: 'digital-authority', title: 'Digital authority' },
] as const

export const expertiseMethods = [
  { value: 'content-creator', title: 'Content creator' },
  { value: 'speaker-educator', title: 'Speaker or educator' },
  { value: 'thought-leader', title: 'Thought leader' },
  { value: 'community-builder', title: 'Community builder' },
] as const

export const expertiseAreas = [
  { value: 'tax-planning', title: 'Tax planning' },
  { value: 'audit-assurance', title: 'Audit and assurance' },
  { value: 'financial-reporting', title: 'Financial reporting' },
  { value: 'management-consulting', title: 'Management consulting' },
  { value: 'forensic-accounting', title: 'Forensic accounting' },
  { value: 'payroll-hr', title: 'Payroll and HR' },
  { value: 'bookkeeping', title: 'Bookkeeping' },
  { value: 'cfo-services', title: 'CFO services' },
  { value: 'technology-systems', title: 'Technology and systems' },
  { value: 'estate-planning', title: 'Estate planning' },
  { value: 'nonprofit-accounting', title: 'Nonprofit accounting' },
  { value: 'international-accounting', title: 'International accounting' },
  { value: 'business-valuation', title: 'Business valuation' },
  { value: 'practice-management', title: 'Practice management' },
] as const

/** The levels that the application estimates. */
export const assessmentLevels = [
  { value: 'rising-voice', title: 'Rising Voice' },
  { value: 'expert', title: 'Expert' },
  { value: 'thought-leader', title: 'Thought Leader' },
] as const

export type AssessmentLevel = (typeof assessmentLevels)[number]['value']

/** The contact fields; the first three are required (specification, section 5). */
export const contactFields = [
  { value: 'name', title: 'Full name' },
  { value: 'email', title: 'Email address' },
  { value: 'company', title: 'Company or organization' },
  { value: 'title', title: 'Job title' },
  { value: 'phone', title: 'Phone' },
  { value: 'linkedin', title: 'LinkedIn' },
] as const

export type ContactField = (typeof contactFields)[number]['value']
