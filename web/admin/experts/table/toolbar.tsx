import type { RefObject } from 'react'
import { ActionIcon } from './icons.tsx'
import { type Status, sorts, statuses, type View } from './view.ts'

type Props = {
  view: View
  change: (changed: Partial<View>, how?: 'chosen' | 'typed') => void
  /** How many each status would show; undefined while not all are loaded. */
  counts: Record<Status, number> | undefined
  searchRef: RefObject<HTMLInputElement | null>
}

/** Search, filter and sort. */
export function Toolbar({ view, change, counts, searchRef }: Props) {
  return (
    <search className="experts-toolbar">
      <div className="experts-search">
        <ActionIcon name="search" />
        <input
          ref={searchRef}
          type="search"
          value={view.q}
          onChange={(event) => change({ q: event.target.value }, 'typed')}
          placeholder="Search by name or role"
          aria-label="Search by name or role"
          autoComplete="off"
          className="search-box"
        />
      </div>
      <fieldset className="status-filter">
        <legend className="sr-only">Status</legend>
        {statuses.map(({ value, title }) => (
          <label key={value}>
            <input
              type="radio"
              name="status"
              checked={view.status === value}
              onChange={() => change({ status: value })}
            />
            {title}
            {counts && <span className="count"> {counts[value].toLocaleString('en-US')}</span>}
          </label>
        ))}
      </fieldset>
      <label className="sort-choice">
        <span>Sort</span>
        <select
          value={view.sort}
          onChange={({ target }) => {
            const sort = sorts.find(({ value }) => value === target.value)
            if (sort) change({ sort: sort.value })
          }}
        >
          {sorts.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </search>
  )
}
