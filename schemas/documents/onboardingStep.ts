import { defineField, defineType } from 'sanity'
import { requiredText } from '../fields.ts'

/** One step on a creator's way to the first session. Sections put the steps in order. */
export const onboardingStep = defineType({
  name: 'onboardingStep',
  title: 'Onboarding step',
  type: 'document',
  fields: [
    requiredText('title', 'Title', 'What the creator does, starting with a verb.', 'Name the step.'),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'Two or three sentences: what happens, and what to have ready.',
      type: 'text',
      rows: 4,
      validation: (rule) => rule.required().error('Describe the step.'),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      description: 'A few words on who does it or how long it takes.',
      type: 'string',
    }),
    defineField({
      name: 'action',
      title: 'Link',
      description: 'Where the step is done, if it is done on a page.',
      type: 'action',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'note' } },
})
