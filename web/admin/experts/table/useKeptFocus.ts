import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus where an admin works: when the row that has it goes, the same control of the row in its place gets it,
 * and without any row the first button there is, or the page. To be spread over the element around the rows; `rows` tells when they change.
 */
export function useKeptFocus(rows: readonly unknown[]) {
  const area = useRef<HTMLDivElement>(null)
  const last = useRef<{ row: Element; rowAt: number; controlAt: number }>(undefined)

  function onFocus({ target }: FocusEvent) {
    const row = target.closest('tbody tr')
    last.current = row
      ? { row, rowAt: rowsIn(area.current).indexOf(row), controlAt: buttonsIn(row).indexOf(target) }
      : undefined
  }

  function onBlur({ target, relatedTarget }: FocusEvent) {
    const left = relatedTarget !== null && !area.current?.contains(relatedTarget)
    if (left && target.isConnected) last.current = undefined
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other rows are shown
  useLayoutEffect(() => {
    const lost = last.current
    if (!lost || lost.row.isConnected || document.activeElement !== document.body) return
    const shown = rowsIn(area.current)
    const row = shown[Math.min(lost.rowAt, shown.length - 1)]
    const control = row
      ? buttonsIn(row)[lost.controlAt]
      : (area.current?.querySelector('button') ?? document.getElementById('content'))
    if (control instanceof HTMLElement) control.focus({ preventScroll: row !== undefined })
  }, [rows])

  return { ref: area, onFocus, onBlur }
}

const rowsIn = (area: Element | null): Element[] => [...(area?.querySelectorAll('tbody tr') ?? [])]
const buttonsIn = (row: Element): Element[] => [...row.querySelectorAll('button')]
