'use client'

import { type FormEvent, useId, useState } from 'react'
import { showToast } from '../../ui/toasts/show.ts'
import { type ClaimField, claimFields, wrongFields } from './claim.ts'

type Words = { label: string; message: string }
type Props = { words: Record<ClaimField, Words>; submitLabel: string; note: string | null }

const inputs = {
  fullName: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  firmName: { type: 'text', autoComplete: 'organization' },
} as const

/**
 * The claim form. The browser's own validation comes first; each message also stands under its field, where assistive
 * technology finds it. Nothing is sent, and what was typed stays. As a dialog's method, sending does nothing before
 * the script is there, so that no name ends up in an address.
 */
export default function ClaimFields({ words, submitLabel, note }: Props) {
  const [wrong, setWrong] = useState<readonly ClaimField[]>([])
  const id = useId()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const found = wrongFields(Object.fromEntries(claimFields.map((name) => [name, String(typed.get(name))])))
    setWrong(found)
    const [first] = found
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else showToast('claim')
  }

  return (
    <form method="dialog" className="form" onSubmit={submit} data-toast="claim">
      {claimFields.map((name) => (
        <p key={name} className="field">
          <label htmlFor={`${id}${name}`}>{words[name].label}</label>
          <input
            {...inputs[name]}
            id={`${id}${name}`}
            name={name}
            required
            aria-invalid={wrong.includes(name)}
            aria-describedby={`${id}${name}-message`}
            onInvalid={() => setWrong((all) => (all.includes(name) ? all : [...all, name]))}
            onInput={({ currentTarget: { value } }) => {
              if (!wrongFields({ [name]: value }).includes(name))
                setWrong((all) => all.filter((one) => one !== name))
            }}
          />
          <span id={`${id}${name}-message`} className="field-message" aria-live="polite">
            {wrong.includes(name) && words[name].message}
          </span>
        </p>
      ))}
      <button type="submit" className="button">
        {submitLabel}
      </button>
      {note && <p className="field-hint">{note}</p>}
    </form>
  )
}
