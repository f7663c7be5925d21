export type Choice = { value: string; title: string }

/** The choices of a list as a fresh array, which Sanity's `options.list` wants. */
export const optionsOf = (list: readonly Choice[]) => list.map(({ value, title }) => ({ value, title }))

/** The value of a choice as the name of a field: rising-voice is risingVoice. */
export const fieldNameOf = (value: string): string =>
  value.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The title of the choice with that value; undefined where the list has none. */
export const titleOf = (list: readonly Choice[], value: string | null | undefined) =>
  list.find((choice) => choice.value === value)?.title
