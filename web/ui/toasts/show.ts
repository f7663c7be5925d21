export const toastNames = ['registration', 'claim'] as const
export type ToastName = (typeof toastNames)[number]

/** Shows one of the confirmations of the site settings, on a page that mounts `LazyToasts`. */
export function showToast(name: ToastName): void {
  document.dispatchEvent(new CustomEvent('toast', { detail: name }))
}
