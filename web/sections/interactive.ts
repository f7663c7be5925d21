/** Section types that hydrate in the browser; `faqBlock` does so in its full variant only. */
export const interactiveSections = ['faqBlock', 'benefitTabs'] as const
