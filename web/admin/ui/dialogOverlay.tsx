import * as Dialog from '@radix-ui/react-dialog'

/** What lies between the page and a dialog; `onTop` over other dialogs, too. A press on it leaves the focus where it is. */
export function DialogOverlay({ onTop = false }: { onTop?: boolean }) {
  return (
    <Dialog.Overlay
      className={onTop ? 'dialog-overlay dialog-overlay-top' : 'dialog-overlay'}
      onMouseDown={(event) => event.preventDefault()}
    />
  )
}
