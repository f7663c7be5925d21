import { expect, type Page, test } from '@playwright/test'

/** Opens a page whose scripts arrive only once the answered function is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

test('what is typed into the FAQ search before its script is there is searched for', async ({ page }) => {
  const release = await openBeforeScripts(page, '/academy')
  const search = page.getByPlaceholder('Search FAQs...')
  await search.fill('industry newsletters')
  release()
  await expect(page.locator('[data-item]:visible summary')).toHaveText(['What do I get for free?'])
  await expect(search).toHaveValue('industry newsletters')
})

test('what is typed into the library search before its script is there is searched for', async ({ page }) => {
  const release = await openBeforeScripts(page, '/resources')
  const search = page.getByPlaceholder('Search resources...')
  await search.fill('engagement')
  release()
  await expect(page).toHaveURL(/\?q=engagement$/)
  await expect(page.locator('.resource:visible h3')).toHaveText(['Engagement Letter Kit'])
  await expect(search).toHaveValue('engagement')
})

test('an answer that is ticked before the application’s script is there stays ticked', async ({ page }) => {
  const release = await openBeforeScripts(page, '/partnership-application')
  const answer = page.getByRole('checkbox', { name: 'Roundtables' })
  await answer.check()
  release()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('partnership-application')))
    .toContain('"roundtables"')
  await expect(answer).toBeChecked()
})

test('a registration that is pressed before its script is there is confirmed when it comes', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, '/rightnow')
  await page.waitForLoadState('domcontentloaded')
  await page.getByRole('button', { name: 'Register Now' }).first().click()
  release()
  await expect(page.locator('[data-sonner-toast] [data-title]')).toHaveText('Registration received')
})
