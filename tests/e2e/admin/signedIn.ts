import { test as base } from '@playwright/test'
import { type Account, makeUser, storedSession } from '../../support/accounts.ts'
import { credentials, siteUrl } from '../../support/stack.ts'

/** What a browser context begins with when this person is signed in: `browser.newContext({ storageState })`. */
export async function stateOf(account: Account) {
  return { cookies: [], origins: [{ origin: siteUrl, localStorage: await storedSession(account) }] }
}

type WorkerFixtures = { adminState: Awaited<ReturnType<typeof stateOf>> }

/**
 * Tests whose pages begin signed in as the admin, who signs in once for all of them. Whoever signs out or is revoked
 * in a test is a `newcomer`.
 */
export const test = base.extend<object, WorkerFixtures>({
  adminState: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => use(await stateOf(credentials.admin)),
    { scope: 'worker' },
  ],
  storageState: ({ adminState }, use) => use(adminState),
})

/** A new user, and what a browser context begins with when they are signed in. */
export async function newcomer({ isAdmin }: { isAdmin: boolean }) {
  const account = await makeUser({ isAdmin })
  return { account, storageState: await stateOf(account) }
}
