import { defineArrayMember, defineField, defineType } from 'sanity'
import {
  actionsField,
  anchorField,
  introField,
  previewAs,
  requiredText,
  titleField,
  toneField,
} from '../fields.ts'
import { optionsOf } from '../lists/options.ts'
import { stepLayouts } from '../lists/stepLayouts.ts'

/** Steps in their order: side by side when there are few, one under the other when each needs words. */
export const numberedSteps = defineType({
  name: 'numberedSteps',
  title: 'Numbered steps',
  type: 'object',
  fields: [
    titleField,
    introField,
    defineField({
      name: 'layout',
      title: 'Layout',
      description: 'A row suits three or four short steps, a list any number.',
      type: 'string',
      options: { list: optionsOf(stepLayouts), layout: 'radio' },
      initialValue: 'row',
      validation: (rule) => rule.required().error('Choose a layout.'),
    }),
    defineField({
      name: 'steps',
      title: 'Steps',
      description: 'Written here, or chosen from the onboarding steps. Drag to change the order.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'step',
          title: 'Step',
          type: 'object',
          fields: [
            requiredText('title', 'Title', 'What to do, starting with a verb.', 'Name the step.'),
            defineField({
              name: 'text',
              title: 'Text',
              description: 'One or two sentences.',
              type: 'text',
              rows: 3,
              validation: (rule) => rule.required().error('Describe the step.'),
            }),
            defineField({
              name: 'note',
              title: 'Note',
              description: 'A few words on who does it or how long it takes.',
              type: 'string',
            }),
            defineField({ name: 'action', title: 'Link', description: 'Where it is done.', type: 'action' }),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
        defineArrayMember({ type: 'reference', to: [{ type: 'onboardingStep' }] }),
      ],
      validation: (rule) => rule.min(2).max(12).error('Use two to twelve steps.'),
    }),
    actionsField(2, 'Where to go after the last step.'),
    toneField,
    anchorField,
  ],
  preview: previewAs('Numbered steps'),
})
