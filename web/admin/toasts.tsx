'use client'

import { Toaster, toast } from 'sonner'

type Words = { title: string; text: string; role?: 'alert' }

/** An error's words are an alert of their own inside the list of toasts, which is read out politely. */
function Words({ title, text, role }: Words) {
  return (
    <div role={role}>
      <div className="toast-title">{title}</div>
      <div className="toast-text">{text}</div>
    </div>
  )
}

/** Shows a toast with the titles of the specification (section 8); an error stays longer and is announced at once. */
export const notify = {
  success(text: string, title = 'Success'): void {
    toast.success(<Words title={title} text={text} />)
  },
  error(text: string, title = 'Error'): void {
    toast.error(<Words title={title} text={text} role="alert" />, { duration: 12_000 })
  },
  info(text: string, title = 'Information'): void {
    toast.info(<Words title={title} text={text} />)
  },
  /** Takes away what is still shown, where a new attempt makes it old news. */
  clear(): void {
    toast.dismiss()
  },
}

/** Whether an event came from a toast. A dialog must not take that for a click outside of it. */
export const isFromToast = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null

/** Where the toasts of the admin area appear; once, in its layout. */
export function AdminToasts() {
  return (
    <Toaster
      // Over the empty middle of the bar on top: the page has its buttons on the right, a dialog at its foot.
      position="top-center"
      offset={{ top: '0.75rem' }}
      duration={6000}
      closeButton
      containerAriaLabel="Notifications"
      toastOptions={{
        closeButtonAriaLabel: 'Close notification',
        classNames: { toast: 'toast admin-toast', error: 'admin-toast-error' },
      }}
    />
  )
}
