import { defineArrayMember, defineField } from 'sanity'
import { requiredText } from '../fields.ts'
import { type Choice, optionsOf } from '../lists/options.ts'

/** A question of the application: its words, and the words of each answer. Which answers there are is a fixed list. */
export function questionField(name: string, title: string, answers: readonly Choice[]) {
  return defineField({
    name,
    title,
    description: 'The question, and its answers in the order in which they appear.',
    type: 'object',
    options: { collapsible: true, collapsed: true },
    fields: [
      requiredText('question', 'Question', 'Stands above the answers.', 'Write the question.'),
      defineField({
        name: 'hint',
        title: 'Hint',
        description: 'A few words on how to answer.',
        type: 'string',
      }),
      defineField({
        name: 'answers',
        title: 'Answers',
        description: `All ${answers.length} answers, each once.`,
        type: 'array',
        of: [
          defineArrayMember({
            name: 'answer',
            title: 'Answer',
            type: 'object',
            fields: [
              defineField({
                name: 'value',
                title: 'Answer',
                description: 'Which answer these words are for.',
                type: 'string',
                options: { list: optionsOf(answers) },
                validation: (rule) => rule.required().error('Choose the answer.'),
              }),
              requiredText('label', 'Label', 'The words of the answer.', 'Write the label.'),
              defineField({
                name: 'text',
                title: 'Text',
                description: 'A few words more, under the label.',
                type: 'string',
              }),
            ],
            preview: { select: { title: 'label', subtitle: 'text' } },
          }),
        ],
        validation: (rule) =>
          rule
            .required()
            .length(answers.length)
            .custom((given) => checkEachOnce(given))
            .error(`Use each of the ${answers.length} answers once.`),
      }),
    ],
    validation: (rule) => rule.required().error('Write the question and its answers.'),
  })
}

function checkEachOnce(given: unknown): true | string {
  const values = Array.isArray(given) ? given.map((answer: { value?: string }) => answer.value) : []
  return new Set(values).size === values.length || 'An answer appears twice.'
}
