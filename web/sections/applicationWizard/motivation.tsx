import { useId } from 'react'
import type { SectionOf } from '../../content/index.ts'
import { fill } from '../../ui/fill.ts'
import { countWords, motivationLimit, motivationNote } from './rules.ts'

type Props = {
  words: SectionOf<'applicationWizard'>['motivation']
  text: string
  onChange: (text: string) => void
}

/** Why the applicant wants to take part, with its counts and a word on its length. */
export function Motivation({ words, text, onChange }: Props) {
  const id = useId()
  const count = countWords(text)
  const note = motivationNote(count)
  return (
    <div className="field">
      <label htmlFor={id}>{words.label}</label>
      <textarea
        id={id}
        name="partnershipMotivation"
        rows={9}
        maxLength={motivationLimit}
        placeholder={words.placeholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-count ${id}-note`}
      />
      <p id={`${id}-count`} className="field-hint">
        {fill(words.count, { words: count, characters: text.length, limit: motivationLimit })}
      </p>
      <p id={`${id}-note`} role="status" className={`field-note field-note-${note ?? 'none'}`}>
        {note && words[note]}
      </p>
    </div>
  )
}
