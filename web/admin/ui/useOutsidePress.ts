import { useState } from 'react'
import { isFromToast } from '../toasts.tsx'

/** As long as two clicks may lie apart to be one double click, in most systems. */
const doubleClick = 500

type OutsidePress = CustomEvent<{ originalEvent: PointerEvent }>

/**
 * For a dialog's `onPointerDownOutside`: calls `close`, except for toasts, and for the second half of a double click
 * that opened the dialog. Begins to count when the component first renders.
 */
export function useOutsidePress(close: () => void) {
  const [openedAt] = useState(() => performance.now())
  return ({ detail: { originalEvent: press } }: OutsidePress) => {
    if (!isFromToast(press) && press.timeStamp - openedAt > doubleClick) close()
  }
}
