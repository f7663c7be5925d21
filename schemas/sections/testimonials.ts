import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, introField, previewAs, titleField, toneField } from '../fields.ts'

/** What members say: one voice large, the others beside it. */
export const testimonials = defineType({
  name: 'testimonials',
  title: 'Testimonials',
  type: 'object',
  fields: [
    titleField,
    introField,
    defineField({
      name: 'testimonials',
      title: 'Testimonials',
      description: 'The first one stands large. Four fill the space well.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'testimonial' }] })],
      validation: (rule) => [
        rule.required().error('Choose the testimonials.'),
        rule.unique(),
        rule.min(1).max(6).error('Use one to six testimonials.'),
      ],
    }),
    toneField,
    anchorField,
  ],
  preview: previewAs('Testimonials'),
})
