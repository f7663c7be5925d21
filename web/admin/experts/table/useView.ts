import { useCallback } from 'react'
import { useAddress } from '../../../ui/useAddress.ts'
import { firstView, readView, type View, writeView } from './view.ts'

const address = { initial: firstView, read: readView, write: writeView }

/** The view, kept in the address. Whatever changes but the page leads back to the first page. */
export function useView(): [View, (changed: Partial<View>, how?: 'chosen' | 'typed') => void] {
  const [view, change] = useAddress(address)
  return [view, useCallback((changed, how) => change({ page: 1, ...changed }, how), [change])]
}
