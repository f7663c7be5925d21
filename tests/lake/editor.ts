export const ann = { email: 'ann@example.com', name: 'Ann', password: 'tick marks & totals' }

/** Sends the form of a lake's login page, by default as the page itself would. */
export function sendLoginForm(
  lakeUrl: string,
  form: Record<string, string>,
  { origin = lakeUrl, query = '' } = {},
): Promise<Response> {
  return fetch(`${lakeUrl}/_login${query}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams(form),
  })
}

/** The one-time `sid` in the redirect of a successful sign-in; undefined for any other answer. */
export function sidOf(response: Response): string | undefined {
  return /#sid=(.+)$/.exec(response.headers.get('location') ?? '')?.[1]
}
