import type { SectionOf } from '../../content/index.ts'
import { type QuestionName, questions } from './application.ts'

type Props = {
  name: QuestionName
  words: SectionOf<'applicationWizard'>[QuestionName]
  chosen: readonly string[]
  onChoose: (value: string) => void
}

/** A question with fixed answers: boxes to tick where several may apply, otherwise one of a few. */
export function Question({ name, words, chosen, onChoose }: Props) {
  const look = words.answers.every(({ text }) => !text) ? 'dense' : words.answers.length < 4 ? 'few' : 'some'
  return (
    <fieldset className="question" aria-describedby={words.hint ? `${name}-hint` : undefined}>
      <legend>{words.question}</legend>
      {words.hint && (
        <p id={`${name}-hint`} className="field-hint">
          {words.hint}
        </p>
      )}
      <div className={`answers answers-${look}`}>
        {words.answers.map(({ value, label, text }) => (
          <label key={value} className="answer">
            <input
              type={questions[name].many ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onChoose(value)}
              aria-describedby={text ? `${name}-${value}` : undefined}
              aria-labelledby={`${name}-${value}-label`}
            />
            <span id={`${name}-${value}-label`}>{label}</span>
            {text && <small id={`${name}-${value}`}>{text}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
