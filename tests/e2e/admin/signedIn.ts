import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { type Account, makeUser, storedSession } from '../../support/accounts.ts'
import { credentials, siteUrl } from '../../support/stack.ts'

/** What a browser context begins with when this person is signed in: `browser.newContext({ storageState })`. */
async function stateOf(account: Account) {
  return { cookies: [], origins: [{ origin: siteUrl, localStorage: await storedSession(account) }] }
}

type Person = { account: Account; context: BrowserContext; page: Page }

/** Opens a browser of their own for a new user who is signed in; it is closed with the test. */
export type NewPerson = (options: { isAdmin: boolean }) => Promise<Person>

type Fixtures = { newPerson: NewPerson }

type WorkerFixtures = { adminState: Awaited<ReturnType<typeof stateOf>> }

/**
 * Tests whose pages begin signed in as the admin, who signs in once for all of them. Whoever signs out or is revoked
 * in a test is a `newPerson`.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  adminState: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => use(await stateOf(credentials.admin)),
    { scope: 'worker' },
  ],
  storageState: ({ adminState }, use) => use(adminState),
  async newPerson({ browser }, use) {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const account = await makeUser(options)
      const context = await browser.newContext({ storageState: await stateOf(account) })
      contexts.push(context)
      return { account, context, page: await context.newPage() }
    })
    for (const context of contexts) await context.close()
  },
})
