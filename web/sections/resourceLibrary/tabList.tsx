import { type KeyboardEvent, useRef } from 'react'

type Props<Value extends string> = {
  label: string
  tabs: readonly { value: Value; title: string }[]
  chosen: Value
  panelId: string
  choose: (value: Value) => void
}

/** Tabs over one panel, moved by the arrow keys, Home and End as the ARIA practices describe them. */
export function TabList<Value extends string>({ label, tabs, chosen, panelId, choose }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex(({ value }) => value === chosen)
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (step + tabs.length) % tabs.length
    const tab = tabs[next]
    if (!tab) return
    choose(tab.value)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className="tab-list" onKeyDown={move}>
      {tabs.map(({ value, title }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`${panelId}-${value}`}
          aria-selected={value === chosen}
          aria-controls={panelId}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => choose(value)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
