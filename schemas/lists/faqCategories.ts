/** The four FAQ categories in the order in which visitors see them (specification, section 3). */
export const faqCategories = [
  { value: 'general', title: 'General Transition' },
  { value: 'membership', title: 'Membership & Benefits' },
  { value: 'learning', title: 'Learning & Events' },
  { value: 'support', title: 'Coaching & Support' },
] as const
