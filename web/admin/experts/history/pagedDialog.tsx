import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import { useOutsidePress } from '../../ui/useOutsidePress.ts'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'

type Props = {
  title: string
  description: string
  /** What react-query knows about the pages of the list. */
  pages: {
    isPending: boolean
    isError: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    refetch: () => unknown
    fetchNextPage: () => unknown
  }
  onClose: () => void
  children: ReactNode
}

/** What stands in a dialog that shows a long list: loading, failed, or its pages with a way to more of them. */
export function PagedDialog({ title, description, pages, onClose, children }: Props) {
  const returnFocus = useReturnFocus()
  const onPointerDownOutside = useOutsidePress(onClose)
  return (
    <Dialog.Content
      className="dialog dialog-framed"
      onEscapeKeyDown={onClose}
      onPointerDownOutside={onPointerDownOutside}
      onCloseAutoFocus={returnFocus}
    >
      <header className="dialog-header">
        <Dialog.Title className="dialog-title">{title}</Dialog.Title>
        <Dialog.Description className="admin-quiet">{description}</Dialog.Description>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls can be reached by keyboard */}
      <section className="dialog-body" tabIndex={0} aria-label={title}>
        {pages.isPending && <Spinner label="Loading" />}
        {pages.isError ? (
          <div role="alert" className="paged-error">
            <p>This list could not be loaded. Check your connection, then try again.</p>
            <button type="button" className="button button-small" onClick={() => pages.refetch()}>
              Retry
            </button>
          </div>
        ) : (
          children
        )}
        {pages.hasNextPage && (
          <button
            type="button"
            className="button button-small button-quiet"
            disabled={pages.isFetchingNextPage}
            onClick={() => pages.fetchNextPage()}
          >
            {pages.isFetchingNextPage ? 'Loading…' : 'Show older entries'}
          </button>
        )}
      </section>
      <div className="dialog-footer">
        <div className="actions">
          <button type="button" className="button button-small button-quiet" onClick={onClose}>
            Close
          </button>
        </div>
      </div>
    </Dialog.Content>
  )
}
