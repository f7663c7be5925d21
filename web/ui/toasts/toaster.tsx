'use client'

import { useEffect, useRef } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import type { ToastName } from './show.ts'
import type { ToastsProps } from './toasts.tsx'

/** Draws the confirmations, each once, in the order in which they were asked for. */
export default function Toaster({ texts, labels, asked }: ToastsProps & { asked: readonly ToastName[] }) {
  const shown = useRef(0)

  useEffect(() => {
    for (const name of asked.slice(shown.current)) {
      const words = texts?.[name]
      if (words) toast.success(words.title, { description: words.text })
    }
    shown.current = asked.length
  }, [asked, texts])

  return (
    <Sonner
      position="bottom-right"
      duration={8000}
      closeButton
      containerAriaLabel={labels?.notifications ?? undefined}
      toastOptions={{
        closeButtonAriaLabel: labels?.closeNotification ?? undefined,
        classNames: { toast: 'toast' },
      }}
    />
  )
}
