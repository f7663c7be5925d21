/** The categories of the resource library, in the order of its buttons (specification, section 2). */
export const resourceCategories = [
  { value: 'templates', title: 'Templates' },
  { value: 'guides', title: 'Guides' },
  { value: 'whitepapers', title: 'Whitepapers' },
  { value: 'webinar-recordings', title: 'Webinar Recordings' },
  { value: 'courses', title: 'Courses' },
] as const
