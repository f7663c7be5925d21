import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The style sheet that sonner, which shows the confirmations, adds to a page by itself. Throws when sonner no longer
 * does it in this way, so that an update that would be blocked in the browser shows at the start.
 */
export function readToastStyle(): string {
  const source = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8')
  const text = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  if (!text) throw new Error('The style sheet of sonner was not found in its code.')
  return JSON.parse(text)
}
