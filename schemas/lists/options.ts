/** The choices of a list as a fresh array, which Sanity's `options.list` wants. */
export const optionsOf = (list: readonly { value: string; title: string }[]) =>
  list.map(({ value, title }) => ({ value, title }))
