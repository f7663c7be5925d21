import { defineArrayMember, defineField } from 'sanity'
import { optionsOf } from './lists/options.ts'
import { sectionTones } from './lists/sectionTones.ts'
import { checkAnchor } from './rules.ts'

/** A line of text that every editor must fill in; `message` says what is missing. */
export const requiredText = (name: string, title: string, description: string, message: string) =>
  defineField({
    name,
    title,
    description,
    type: 'string',
    validation: (rule) => rule.required().error(message),
  })

/** Every section can be the target of a scroll button. */
export const anchorField = defineField({
  name: 'anchor',
  title: 'Anchor',
  description: 'A name for this section, so that buttons and links can lead to it: experts makes /#experts.',
  type: 'string',
  validation: (rule) => rule.custom(checkAnchor),
})

/** The surface of a section; neighbours should differ. */
export const toneField = defineField({
  name: 'tone',
  title: 'Surface',
  description: 'Give neighbouring sections different surfaces.',
  type: 'string',
  options: { list: optionsOf(sectionTones), layout: 'radio' },
  initialValue: 'paper',
  validation: (rule) => rule.required().error('Choose the surface of the section.'),
})

/** The small line above a heading. */
export const eyebrowField = defineField({
  name: 'eyebrow',
  title: 'Line above the heading',
  description: 'A few words.',
  type: 'string',
})

/** The heading of a section. */
export const titleField = defineField({
  name: 'title',
  title: 'Title',
  description: 'The heading of the section. A line break here is a line break on the page.',
  type: 'text',
  rows: 2,
  validation: (rule) => rule.required().error('Give the section a heading.'),
})

/** The sentence or two beside the heading. */
export const introField = defineField({
  name: 'intro',
  title: 'Introduction',
  description: 'One or two sentences beside or under the heading.',
  type: 'text',
  rows: 3,
})

/** A row of buttons, or none. */
export const actionsField = (most: 2 | 3, description = 'The first is the main one.') =>
  defineField({
    name: 'actions',
    title: 'Buttons',
    description,
    type: 'array',
    of: [defineArrayMember({ type: 'action' })],
    validation: (rule) => rule.max(most).error(`Use at most ${most === 2 ? 'two' : 'three'} buttons.`),
  })

/** A section in lists: its heading, over the name of its type. */
export const previewAs = (typeName: string) => ({
  select: { title: 'title' },
  prepare: ({ title }: { title?: string }) => ({ title, subtitle: typeName }),
})
