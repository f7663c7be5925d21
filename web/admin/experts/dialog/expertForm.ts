import { z } from 'zod'

/** What fits, in characters, as the checks of the table `experts` count them. */
export const limits = { name: 120, role: 120, description: 1000, image_url: 2048 } as const

/** Characters as PostgreSQL's char_length counts them: an emoji is one, not two. */
export const lengthOf = (text: string) => [...text].length

/** Text that looks empty, as the table tells it: white space, controls, and characters that draw nothing. */
export const invisible = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Pasted along and meant by nobody; PostgreSQL refuses the first of them. */
const controls = /(?![\t\r\n])\p{Cc}/gu

const atMost = (what: string, limit: number) =>
  z
    .string()
    .overwrite((text) => text.replace(controls, ''))
    .trim()
    .refine((text) => lengthOf(text) <= limit, {
      error: ({ input }) =>
        `${what} has ${lengthOf(String(input).trim())} characters; at most ${limit} fit. Shorten it.`,
    })

const required = (what: string, limit: number, missing: string) =>
  atMost(what, limit).refine((text) => !invisible.test(text), { error: missing })

const address = atMost('The address', limits.image_url)
  .refine((text) => text === '' || (/^https?:\/\/\S+$/.test(text) && URL.canParse(text)), {
    error: 'Enter a full address that begins with https:// or http://, without spaces.',
  })
  .transform((text) => text || null)

/** What an admin types about an expert; parses into the columns that a save writes. Throws nothing: use safeParse. */
export const expertSchema = z.object({
  name: required('The name', limits.name, 'Enter a name.'),
  role: required('The role', limits.role, 'Enter a role, such as “Tax planning”.'),
  image_url: address,
  description: required(
    'The description',
    limits.description,
    'Enter a description: a sentence or two about the expert.',
  ),
  is_active: z.boolean(),
})

export type ExpertInput = z.input<typeof expertSchema>
/** The columns of an expert that an admin decides. */
export type ExpertValues = z.output<typeof expertSchema>

const emptyInput: ExpertInput = { name: '', role: '', image_url: '', description: '', is_active: true }

/** What the form shows at first: the expert's values, or empty fields of an expert who will be active. */
export function inputOf(expert: ExpertValues | undefined): ExpertInput {
  if (!expert) return emptyInput
  const { name, role, image_url, description, is_active } = expert
  return { name, role, image_url: image_url ?? '', description, is_active }
}
