'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { matches } from './matches.ts'

type Props = {
  entries: { id: string; question: string; plainAnswer: string }[]
  placeholder: string
  emptyText: string
  /** The element that holds the questions, which the server has rendered in full. */
  listId: string
}

/** The search box over the full FAQ: hides the questions that do not match, and categories left without any. */
export default function FaqSearch({ entries, placeholder, emptyText, listId }: Props) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const found = new Set(entries.filter((entry) => matches(entry, text)).map(({ id }) => id))
  const ids = [...found].join(' ')

  // What was typed before this script was there, or restored by the browser, is searched for too.
  useEffect(() => setText(input.current?.value ?? ''), [])

  useEffect(() => {
    const list = document.getElementById(listId)
    const shown = new Set(ids.split(' '))
    for (const item of list?.querySelectorAll<HTMLElement>('[data-item]') ?? []) {
      item.hidden = !shown.has(item.dataset.item ?? '')
    }
    for (const group of list?.querySelectorAll<HTMLElement>('[data-faq-category]') ?? []) {
      group.hidden = !group.querySelector('[data-item]:not([hidden])')
    }
  }, [ids, listId])

  return (
    <search className="faq-search">
      <input
        className="search-box"
        ref={input}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={placeholder}
        aria-label={placeholder}
        aria-controls={listId}
        aria-describedby={hintId}
      />
      <p role="status" id={hintId} className={found.size === 0 ? 'faq-none' : 'sr-only'}>
        {found.size === 0 ? emptyText : text.trim() && `${found.size} / ${entries.length}`}
      </p>
    </search>
  )
}
