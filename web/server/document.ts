import { createHash } from 'node:crypto'
import { speculationRules } from '../speculation.ts'
import { contentSecurityPolicy } from './securityHeaders.ts'
import { readToastStyle } from './toastStyle.ts'

/** The attribute by which a page says that no part of it needs the framework in the browser. */
const staticMark = 'data-static'

const elements = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const scriptPreloads =
  /<link\b(?=[^>]*\brel="(?:module)?preload")(?=[^>]*\b(?:as="script"|rel="modulepreload"))[^>]*>/g
const isData = (attributes: string) => /\btype="(?:application\/ld\+json|speculationrules)"/.test(attributes)
const isOwn = (attributes: string) => /\bsrc="\/site\.js"/.test(attributes)

/**
 * A page as Next rendered it, ready to be sent: without scripts it does not need, and the policy that it runs under.
 * With the address of Supabase, it is a page of the admin area.
 */
export function finishDocument(
  path: string,
  rendered: string,
  supabaseUrl?: string,
): { html: string; policy: string } {
  const needsNoFramework = isStatic(rendered)
  const html = needsNoFramework ? withoutFramework(rendered) : rendered
  const scripts = [...html.matchAll(elements)]
    .filter(([, attributes = '']) => !/\bsrc="/.test(attributes) && !isData(attributes))
    .map(([, , text = '']) => text)
    .filter(isBootstrap)
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => text).filter(isHarmless)
  return {
    html,
    policy: contentSecurityPolicy({
      path,
      supabaseUrl,
      // Beside hashes the keyword for speculation rules has no effect: there they need a hash of their own.
      scripts: scripts.length ? hashes([...scripts, speculationRules]) : [],
      styles: needsNoFramework ? [] : supabaseUrl ? adminStyles : toastStyle,
      styleAttributes: styles.length ? ["'unsafe-hashes'", ...hashes(styles)] : [],
    }),
  }
}

/** Whether a page says of itself that it needs no framework in the browser. */
export const isStatic = (html: string) => new RegExp(`<main\\b[^>]*\\b${staticMark}\\b`).test(html)

function withoutFramework(html: string): string {
  return html
    .replace(elements, (element, attributes: string) =>
      isData(attributes) || isOwn(attributes) ? element : '',
    )
    .replace(scriptPreloads, '')
}

/** Next's and React's own inline scripts. Anything else, such as what somebody slipped in, gets no blessing. */
export function isBootstrap(script: string): boolean {
  if (script === '(self.__next_f=self.__next_f||[]).push([0])') return true
  if (script === 'requestAnimationFrame(function(){$RT=performance.now()});') return true
  const argument =
    /^self\.__next_f\.push\((\[[\s\S]*\])\)$/.exec(script)?.[1] ??
    /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/.exec(
      script,
    )?.[1]
  return argument !== undefined && isJson(argument)
}

/** The small picture behind one that is still loading, the length of a progress bar, and what Radix's tabs bring. */
const harmless = [
  /^background-image:url\(data:image\/[a-z]+;base64,[\w+/=]+\);background-size:cover$/,
  /^width:\d+%$/,
  /^(?:outline:none|animation-duration:0s)$/,
]
const isHarmless = (style: string) => harmless.some((pattern) => pattern.test(style))

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const hashes = (texts: string[]) => [
  ...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
]

// While a dialog is open, Radix keeps the page behind it still by a style of its own that depends on the window.
const adminStyles = ["'unsafe-inline'"]

// The library adds the element first, empty, and fills it then.
const toastStyle = hashes(['', readToastStyle()])
