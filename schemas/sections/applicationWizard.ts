import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, requiredText } from '../fields.ts'
import {
  assessmentLevels,
  contactFields,
  digitalReaches,
  experienceRanges,
  expertiseAreas,
  expertiseMethods,
  partnershipTypes,
  professionalRoles,
} from '../lists/application.ts'
import { fieldNameOf } from '../lists/options.ts'
import { questionField } from '../objects/applicationQuestion.ts'

const text = (name: string, title: string, description: string) =>
  requiredText(name, title, description, `Give the text: ${title}.`)

const group = (name: string, title: string, description: string, fields: ReturnType<typeof defineField>[]) =>
  defineField({
    name,
    title,
    description,
    type: 'object',
    options: { collapsible: true, collapsed: true },
    fields,
    validation: (rule) => rule.required().error('Fill in these texts.'),
  })

/** The partnership application in five steps (specification, sections 3 to 5). It sends nothing anywhere. */
export const applicationWizard = defineType({
  name: 'applicationWizard',
  title: 'Partnership application',
  type: 'object',
  fields: [
    text('eyebrow', 'Line above the headline', 'A few words on whom the page is for.'),
    text('headline', 'Headline', 'The main heading of the page.'),
    defineField({
      name: 'intro',
      title: 'Introduction',
      description: 'Two sentences, shown on the first step.',
      type: 'text',
      rows: 3,
    }),
    defineField({
      name: 'steps',
      title: 'Steps',
      description: 'The headings of the five steps, in order.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'applicationStep',
          title: 'Step',
          type: 'object',
          fields: [
            text('short', 'Short name', 'One or two words, for the list of steps.'),
            text('title', 'Title', 'The heading of the step.'),
            defineField({
              name: 'text',
              title: 'Text',
              description: 'A sentence under the heading.',
              type: 'string',
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'short' } },
        }),
      ],
      validation: (rule) => rule.required().length(5).error('The application has five steps.'),
    }),
    questionField('partnershipTypes', 'Partnership types', partnershipTypes),
    questionField('professionalRoles', 'Professional roles', professionalRoles),
    questionField('experience', 'Experience', experienceRanges),
    questionField('digitalReach', 'Digital reach', digitalReaches),
    questionField('expertiseMethod', 'Way of sharing expertise', expertiseMethods),
    questionField('expertiseAreas', 'Areas of expertise', expertiseAreas),
    group('level', 'Estimated level', 'Shown once experience and reach are chosen.', [
      text('label', 'Label', 'Stands before the level.'),
      ...assessmentLevels.map(({ value, title }) => text(fieldNameOf(value), title, `What ${title} means.`)),
    ]),
    group('motivation', 'Motivation', 'The question of the fourth step.', [
      text('label', 'Label', 'The question above the text box.'),
      text('placeholder', 'Placeholder', 'Stands in the empty text box.'),
      text('count', 'Count', 'Write {words}, {characters} and {limit} where the numbers belong.'),
      text('short', 'Hint to expand', 'Shown from 1 to 24 words.'),
      text('good', 'Praise', 'Shown at 50 words or more.'),
    ]),
    group('contact', 'Contact', 'The labels of the fifth step.', [
      ...contactFields.map(({ value, title }) => text(value, title, 'The label of the field.')),
      text('optional', 'Optional', 'Stands after the labels of optional fields.'),
      text('emailInvalid', 'Mail address not valid', 'Shown under the field.'),
      text('phoneInvalid', 'Phone number not valid', 'Shown under the field.'),
      text('linkedinInvalid', 'LinkedIn not valid', 'Shown under the field.'),
      text('missing', 'Missing items', 'The heading of the list of what is missing.'),
      text('required', 'Required', 'One missing item. Write {label} where the label of the field belongs.'),
      text('ready', 'Ready to submit', 'Shown when the three required fields are filled in.'),
    ]),
    group('controls', 'Controls', 'The buttons and the progress bar.', [
      text('previous', 'Previous', 'The button to the step before.'),
      text('next', 'Next', 'The button to the next step.'),
      text('submit', 'Submit', 'The button of the last step. It is disabled: nothing is sent.'),
      text('progress', 'Progress', 'The name of the progress bar, read aloud.'),
      text('position', 'Position', 'Write {step}, {steps} and {percent} where the numbers belong.'),
    ]),
    anchorField,
  ],
  preview: {
    select: { title: 'headline' },
    prepare: ({ title }) => ({ title, subtitle: 'Partnership application' }),
  },
})
