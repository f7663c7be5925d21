import { expect, test } from '@playwright/test'
import { lakeClient, pidOf, until, visit } from '../../support/stack.ts'

const backends = ['lake', 'supabase'] as const
const headline = 'The books balance better in good company.'

let originalHome: { _id: string; _type: string }

/** `/`, an unknown path and the sitemap, each with its status and full content, each within a second. */
async function expectFullAnswers(unknownPath: string): Promise<void> {
  for (const [path, status, contents] of [
    ['/', 200, [headline, 'Dana Whitfield', 'Nothing is lost.', 'Privacy Policy']],
    [unknownPath, 404, ['Oops! Page not found', 'Privacy Policy', 'Membership']],
    ['/sitemap.xml', 200, ['/about</loc>', '/experts</loc>']],
  ] as const) {
    const answer = await visit(path)
    expect(answer.status, path).toBe(status)
    for (const content of contents) expect(answer.text, path).toContain(content)
    expect(answer.milliseconds, path).toBeLessThan(1000)
  }
}

async function expectRecovery(): Promise<void> {
  const changed = 'The books balance again.'
  await until('the lake answers', async () => (await visitLake()) === 200)
  await lakeClient.patch('page-home').set({ 'sections[_type == "hero"].headline': changed }).commit()
  await until(
    'the page follows the lake again',
    async () => (await visit('/')).text.includes(changed),
    60_000,
  )
  await lakeClient.createOrReplace(originalHome)
  await until('the page is as before', async () => (await visit('/')).text.includes(headline), 60_000)
}

async function visitLake(): Promise<number> {
  return fetch(`${lakeClient.config().apiHost}/v1/ping`, { signal: AbortSignal.timeout(1000) })
    .then(({ status }) => status)
    .catch(() => 0)
}

/** A commit whose news reach the site, which then cannot fetch what changed: the lake stops right after it. */
async function touchHome(): Promise<void> {
  await lakeClient
    .patch('page-home')
    .set({ 'seo.title': `A community of accounting professionals ${Date.now()}` })
    .commit()
}

test.beforeAll(async () => {
  originalHome = await lakeClient.fetch('*[_id == "page-home"][0]')
})

test.beforeEach(async () => {
  test.setTimeout(120_000)
  await expectFullAnswers('/before-the-outage')
})

test('with lake and Supabase frozen, all pages keep answering with their last content, each within a second', async () => {
  await touchHome()
  for (const name of backends) process.kill(pidOf(name), 'SIGSTOP')
  try {
    await expectFullAnswers('/frozen-1')
    await expectFullAnswers('/frozen-2')
  } finally {
    for (const name of backends) process.kill(pidOf(name), 'SIGCONT')
  }
  await expectRecovery()
})

test('with lake and Supabase stopped, all pages keep answering with their last content, each within a second', async () => {
  // The supervisor sleeps, else it would start them again at once.
  process.kill(pidOf('start'), 'SIGSTOP')
  try {
    for (const name of backends) process.kill(pidOf(name), 'SIGKILL')
    await until('the lake is gone', async () => (await visitLake()) === 0)
    await expectFullAnswers('/stopped-1')
    await expectFullAnswers('/stopped-2')
  } finally {
    process.kill(pidOf('start'), 'SIGCONT')
  }
  await expectRecovery()
})
