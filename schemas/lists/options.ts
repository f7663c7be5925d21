/** The choices of a list as a fresh array, which Sanity's `options.list` wants. */
export const optionsOf = (list: readonly { value: string; title: string }[]) =>
  list.map(({ value, title }) => ({ value, title }))

/** The value of a choice as the name of a field: rising-voice is risingVoice. */
export const fieldNameOf = (value: string): string =>
  value.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
