import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { loginStyle } from './loginStyle.ts'

const styleHash = createHash('sha256').update(loginStyle).digest('base64')

/** The headers of every sign-in page. `targets` are the origins that a successful sign-in may redirect to. */
export function loginHeaders(targets: string[]): Record<string, string> {
  return {
    'cache-control': 'no-store',
    // Browsers apply form-action to the redirect after the form as well.
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${targets.join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
    // `no-referrer` would turn the Origin of the form's POST into `null`.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
}

/** The sign-in form as HTML. `problem` is shown above the fields, with the e-mail address kept. */
export function loginPage(form: { email?: string; problem?: string } = {}) {
  const { email = '', problem } = form
  return page(
    problem ? 'Not signed in' : 'Sign in',
    html`
      <h1>Sign in to the Studio</h1>
      <p class="lead">Where the pages of the site are written.</p>
      ${problem ? html`<p class="problem" role="alert" id="problem">${problem}</p>` : ''}
      <form method="post">
        <label for="email">E-mail address</label>
        <input id="email" name="email" type="email" autocomplete="username" required maxlength="254"
          value="${email}" ${problem ? raw('aria-describedby="problem"') : ''} ${email ? '' : 'autofocus'}>
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required
          maxlength="200" ${problem ? raw('aria-describedby="problem"') : ''} ${email ? 'autofocus' : ''}>
        <button>Sign in</button>
      </form>`,
  )
}

/** The page for a sign-in that cannot go on: one heading and one sentence. */
export function refusalPage(heading: string, sentence: string) {
  return page(heading, html`<h1>${heading}</h1><p class="lead">${sentence}</p>`)
}

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <title>${title} · Studio</title>
        <style>${raw(loginStyle)}</style>
      </head>
      <body><main>${content}</main></body>
    </html>`
}
