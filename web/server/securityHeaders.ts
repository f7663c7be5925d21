/** The one page that other sites may show in a frame. */
export const embeddablePath = '/membership-embed'

/** Whether a path belongs to the admin area: its pages are one person's, and talk to Supabase from the browser. */
export const isAdminPath = (path: string) => /^\/admin(?:\/|$)/.test(path)

/** Headers of every answer, whoever serves it. */
export const fixedHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

type Sources = {
  /** The path of the page; it decides who may frame it. */
  path: string
  /** On pages of the admin area, the address of the Supabase that they talk to. */
  supabaseUrl?: string
  /** More sources of scripts, of style sheets and of styles in attributes, such as `'sha256-…'`. */
  scripts?: string[]
  styles?: string[]
  styleAttributes?: string[]
}

/** A Content-Security-Policy that allows what this site sends, and portraits by address from any https host. */
export function contentSecurityPolicy({
  path,
  supabaseUrl,
  scripts = [],
  styles = [],
  styleAttributes = [],
}: Sources): string {
  const supabase = supabaseUrl ? [new URL(supabaseUrl).origin] : []
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'inline-speculation-rules'", ...scripts],
    'style-src': ["'self'", ...styles],
    'style-src-attr': styleAttributes.length ? styleAttributes : ["'none'"],
    // A picture that was just chosen is shown from the browser's own memory.
    'img-src': ["'self'", 'data:', 'https:', ...supabase, ...(supabaseUrl ? ['blob:'] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...supabase],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [path === embeddablePath ? '*' : "'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The security headers of answers that are no pages. */
export const plainHeaders = {
  ...fixedHeaders,
  'Content-Security-Policy': contentSecurityPolicy({ path: '' }),
}
