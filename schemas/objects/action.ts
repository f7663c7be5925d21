import { defineField, defineType } from 'sanity'
import { actionKinds } from '../lists/actionKinds.ts'
import { titleOf } from '../lists/options.ts'
import { destinationFields } from './destination.ts'

/** A button or link: its label and where it leads. */
export const action = defineType({
  name: 'action',
  title: 'Button or link',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      description: 'The words on the button. Start with a verb: Join Now, Browse Experts.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('A button needs a label.'),
        rule.max(40).warning('Labels above 40 characters wrap on phones.'),
      ],
    }),
    ...destinationFields(actionKinds.map(({ value }) => value)),
  ],
  preview: {
    select: { title: 'label', kind: 'kind', path: 'page.path.current', from: 'page.from.current' },
    prepare: ({ title, kind, path, from }) => ({
      title,
      subtitle: path ?? from ?? titleOf(actionKinds, kind),
    }),
  },
})
