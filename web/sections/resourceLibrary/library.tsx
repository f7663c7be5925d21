'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { SectionOf } from '../../content/index.ts'
import { fill } from '../../ui/fill.ts'
import { EmptyPage } from '../../ui/placeholder.tsx'
import { type Findable, fits, noFilters, type Tab, tabs } from './filters.ts'
import { TabList } from './tabList.tsx'
import { useFilters } from './useFilters.ts'

type Entry = Findable & { id: string; card: ReactNode }
type Props = {
  entries: Entry[]
  categories: { value: string; title: string }[]
  words: SectionOf<'resourceLibrary'>['words']
}

/** The controls over the library, and its cards, which the server has rendered: those that do not fit are hidden. */
export default function Library({ entries, categories, words }: Props) {
  const [filters, change] = useFilters()
  const search = useRef<HTMLInputElement>(null)
  const panelId = useId()
  const shown = new Set(entries.filter((entry) => fits(entry, filters)).map(({ id }) => id))
  const tabTitles: Record<Tab, string> = {
    all: words.allTab,
    free: words.freeTab,
    premium: words.premiumTab,
  }

  // What was typed before this script was there is searched for too.
  useEffect(() => {
    if (search.current?.value) change({ text: search.current.value }, 'typed')
  }, [change])

  return (
    <>
      <search className="library-controls">
        <input
          ref={search}
          type="search"
          value={filters.text}
          onChange={(event) => change({ text: event.target.value }, 'typed')}
          placeholder={words.searchPlaceholder}
          aria-label={words.searchPlaceholder}
          aria-controls={panelId}
          className="search-box"
        />
        <TabList
          label={words.tabsLabel}
          tabs={tabs.map((value) => ({ value, title: tabTitles[value] }))}
          chosen={filters.tab}
          panelId={panelId}
          choose={(tab) => change({ tab })}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row that scrolls */}
        <div role="group" aria-label={words.categoriesLabel} className="chips">
          {[{ value: 'all', title: words.allCategories }, ...categories].map(({ value, title }) => (
            <button
              key={value}
              type="button"
              aria-pressed={filters.category === value}
              onClick={() => change({ category: value })}
            >
              {title}
            </button>
          ))}
        </div>
      </search>
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${filters.tab}`}>
        <p role="status" className="library-count">
          {shown.size > 0 && fill(words.countText, { shown: shown.size, all: entries.length })}
          {shown.size === 0 && <span className="sr-only">{words.emptyText}</span>}
        </p>
        <ul className="library" hidden={shown.size === 0}>
          {entries.map(({ id, card }) => (
            <li key={id} className="resource" hidden={!shown.has(id)}>
              {card}
            </li>
          ))}
        </ul>
        {shown.size === 0 && (
          <div className="empty">
            <EmptyPage />
            <p className="lead" aria-hidden="true">
              {words.emptyText}
            </p>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                change(noFilters)
                search.current?.focus()
              }}
            >
              {words.clearLabel}
            </button>
          </div>
        )}
      </div>
    </>
  )
}
