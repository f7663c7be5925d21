/** A text of an editor with its `{places}` filled in; places without a value stay as they are. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
