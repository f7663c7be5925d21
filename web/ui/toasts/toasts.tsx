'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import type { Settings } from '../../content/index.ts'
import { type ToastName, toastNames } from './show.ts'

const Toaster = dynamic(() => import('./toaster.tsx'), { ssr: false })

export type ToastsProps = { texts: Settings['toasts']; labels: Settings['labels'] }

/**
 * Shows a confirmation where a button asks for one by `data-toast`, or a script by `showToast`. What draws it is
 * fetched when a visitor comes near such a button, so that it is there when they press.
 */
export default function Toasts(props: ToastsProps) {
  const [near, setNear] = useState(false)
  const [asked, setAsked] = useState<readonly ToastName[]>([])

  useEffect(() => {
    const stop = new AbortController()
    const until = { signal: stop.signal }
    const come = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-toast]')) setNear(true)
    }
    const ask = (name: string | undefined) => {
      const known = toastNames.find((one) => one === name)
      if (!known) return
      setNear(true)
      setAsked((all) => [...all, known])
    }
    // Pressed before this was there; `site.js` has noted it.
    for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) ask(button.dataset.toast)
    document.addEventListener('pointerover', come, until)
    document.addEventListener('focusin', come, until)
    document.addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element && target.closest<HTMLElement>('button[data-toast]')
        if (button) ask(button.dataset.toast)
      },
      until,
    )
    document.addEventListener('toast', (event) => event instanceof CustomEvent && ask(event.detail), until)
    return () => stop.abort()
  }, [])

  return near ? <Toaster {...props} asked={asked} /> : null
}
