import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, introField, previewAs, requiredText, titleField, toneField } from '../fields.ts'
import { optionsOf } from '../lists/options.ts'
import { planLayouts } from '../lists/planLayouts.ts'
import { planTargets } from '../lists/planTargets.ts'

/** Plans with their prices and buttons (specification, section 2, membership variants). */
export const planCards = defineType({
  name: 'planCards',
  title: 'Plans',
  type: 'object',
  fields: [
    titleField,
    introField,
    defineField({
      name: 'opensPage',
      title: 'Opens the page',
      description: 'For pages without a hero: the heading becomes the main heading of the page.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'layout',
      title: 'Layout',
      description: 'Cards suit a page of their own, lines suit a small frame.',
      type: 'string',
      options: { list: optionsOf(planLayouts), layout: 'radio' },
      initialValue: 'cards',
      validation: (rule) => rule.required().error('Choose a layout.'),
    }),
    defineField({
      name: 'groups',
      title: 'Groups',
      description: 'Plans that belong together, for example those for individuals and those for firms.',
      type: 'array',
      of: [defineArrayMember({ type: 'planGroup' })],
      validation: (rule) => rule.required().min(1).max(3).error('Use one to three groups.'),
    }),
    defineField({
      name: 'freeAction',
      title: 'Button of the free plan',
      description: 'Needed where a plan of $0 is shown.',
      type: 'action',
    }),
    requiredText(
      'paidLabel',
      'Label on paid plans',
      'The words on the button of each paid plan: Upgrade, Contact Sales, Learn more.',
      'Give the words on the button.',
    ),
    defineField({
      name: 'paidTarget',
      title: 'Paid plans lead to',
      description: 'Where the buttons of paid plans lead.',
      type: 'string',
      options: { list: optionsOf(planTargets) },
      initialValue: 'ownPage',
      validation: (rule) => rule.required().error('Choose where the buttons lead.'),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      description: 'One sentence under the plans, for example on billing.',
      type: 'text',
      rows: 2,
    }),
    toneField,
    anchorField,
  ],
  preview: previewAs('Plans'),
})
