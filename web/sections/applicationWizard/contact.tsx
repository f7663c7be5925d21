import { useState } from 'react'
import { type ContactField, contactFields } from '../../../schemas/lists/application.ts'
import type { SectionOf } from '../../content/index.ts'
import { fill } from '../../ui/fill.ts'
import type { Application } from './application.ts'
import { isWellFormed, missingFields, requiredFields } from './rules.ts'

type Props = {
  words: SectionOf<'applicationWizard'>['contact']
  contact: Application['contactInfo']
  onChange: (contact: Application['contactInfo']) => void
}

const inputs: Record<ContactField, { type: string; autoComplete?: string }> = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  company: { type: 'text', autoComplete: 'organization' },
  title: { type: 'text', autoComplete: 'organization-title' },
  phone: { type: 'tel', autoComplete: 'tel' },
  linkedin: { type: 'text', autoComplete: 'off' },
}

/** Where to reach the applicant, and what is still missing for a complete application. */
export function Contact({ words, contact, onChange }: Props) {
  const missing = missingFields(contact)
  return (
    <>
      <div className="contact-fields">
        {contactFields.map(({ value: field }) => (
          <Field
            key={field}
            field={field}
            words={words}
            value={contact[field]}
            onChange={(value) => onChange({ ...contact, [field]: value })}
          />
        ))}
      </div>
      <div role="status" className={missing.length > 0 ? 'verdict' : 'verdict verdict-ready'}>
        {missing.length > 0 ? (
          <>
            <p>{words.missing}</p>
            <ul>
              {missing.map((field) => (
                <li key={field}>{fill(words.required, { label: words[field] })}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{words.ready}</p>
        )}
      </div>
    </>
  )
}

type FieldProps = {
  field: ContactField
  words: Props['words']
  value: string
  onChange: (value: string) => void
}

/** One field. Its shape is judged when the applicant leaves it, and from then on with every key. */
function Field({ field, words, value, onChange }: FieldProps) {
  const [left, setLeft] = useState(false)
  const required = requiredFields.some((one) => one === field)
  const wrong = left && !isWellFormed(field, value)
  const id = `contact-${field}`
  return (
    <div className="field">
      <label htmlFor={id}>
        {words[field]} {!required && <small>{words.optional}</small>}
      </label>
      <input
        {...inputs[field]}
        id={id}
        name={field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setLeft(true)}
        aria-required={required}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
      />
      <p id={`${id}-wrong`} role="alert" className="field-message">
        {wrong && invalidTexts(words)[field]}
      </p>
    </div>
  )
}

const invalidTexts = (words: Props['words']): Partial<Record<ContactField, string>> => ({
  email: words.emailInvalid,
  phone: words.phoneInvalid,
  linkedin: words.linkedinInvalid,
})
