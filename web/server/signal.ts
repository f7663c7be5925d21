// Next bundles its routes separately from the page server; only globalThis is the same object for both.
const shared: typeof globalThis & { contentChanged?: () => void } = globalThis

/** Says that content or experts changed. Without a page server nobody listens, and that is fine. */
export function announceChange(): void {
  shared.contentChanged?.()
}

/** Calls the listener, before the announcer goes on, at each change. There is one listener a process. */
export function onChange(listener: () => void): void {
  shared.contentChanged = listener
}
