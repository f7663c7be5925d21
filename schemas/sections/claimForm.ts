import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, introField, previewAs, requiredText, titleField, toneField } from '../fields.ts'

const words = (name: string, title: string, description: string) =>
  requiredText(name, title, description, `${title}: write the words that visitors see.`)

const field = (name: string, title: string) =>
  defineField({
    name,
    title,
    description: 'The words around this field.',
    type: 'object',
    options: { columns: 2 },
    fields: [
      words('label', 'Label', 'Stands over the field.'),
      words('message', 'Message', 'Shown under the field when it is empty or wrong.'),
    ],
  })

/** The form with which a firm claims its membership. It sends nothing: it shows a confirmation. */
export const claimForm = defineType({
  name: 'claimForm',
  title: 'Claim form',
  description: 'The confirmation that it shows is written in Site settings.',
  type: 'object',
  fields: [
    titleField,
    introField,
    defineField({
      name: 'points',
      title: 'Points',
      description: 'What the offer holds, one line each. They stand beside the form.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
    }),
    field('fullName', 'Full name'),
    field('email', 'E-mail'),
    field('firmName', 'Firm'),
    words('submitLabel', 'Button', 'The label of the button.'),
    defineField({
      name: 'note',
      title: 'Note',
      description: 'Small print under the button.',
      type: 'string',
    }),
    toneField,
    anchorField,
  ],
  preview: previewAs('Claim form'),
})
