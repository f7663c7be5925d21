import { defineField } from 'sanity'
import { assessmentLevels } from '../lists/application.ts'
import { creatorLevels } from '../lists/creatorLevels.ts'
import { faqCategories } from '../lists/faqCategories.ts'
import { type Choice, fieldNameOf } from '../lists/options.ts'
import { resourceCategories } from '../lists/resourceCategories.ts'

const namesOf = (name: string, title: string, list: readonly Choice[]) =>
  defineField({
    name,
    title,
    description: 'An empty field keeps the name that stands in it.',
    type: 'object',
    options: { collapsible: true, collapsed: true, columns: 2 },
    fields: list.map((choice) =>
      defineField({
        name: fieldNameOf(choice.value),
        title: choice.title,
        description: `What visitors read for ${choice.title}.`,
        type: 'string',
        placeholder: choice.title,
      }),
    ),
  })

/** What visitors read for the choices of the lists that the code knows; without a name, a choice goes by its title. */
export const namesField = defineField({
  name: 'names',
  title: 'Categories and levels',
  description: 'The words that visitors read. In the Studio the choices keep their names.',
  type: 'object',
  fields: [
    namesOf('faqCategories', 'Categories of the FAQ', faqCategories),
    namesOf('resourceCategories', 'Categories of the library', resourceCategories),
    namesOf('creatorLevels', 'Creator levels', creatorLevels),
    namesOf('assessmentLevels', 'Levels that the application estimates', assessmentLevels),
  ],
})
