import { fieldNameOf } from '../../schemas/lists/options.ts'

type Choice<Value> = { value: Value; title: string }

/** The choices of a list by the names that editors gave them; those without one keep their titles. */
export const named = <Value extends string>(
  list: readonly Choice<Value>[],
  names: Partial<Record<string, string>> | null | undefined,
): Choice<Value>[] =>
  list.map(({ value, title }) => ({ value, title: names?.[fieldNameOf(value)]?.trim() || title }))
