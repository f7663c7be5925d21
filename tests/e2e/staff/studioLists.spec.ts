import { expect, test } from '@playwright/test'
import { lakeClient } from '../../support/stack.ts'
import { signIn } from '../../support/studio.ts'

test('the lists of the Studio keep their order while editors work, and say where a redirect leads', async ({
  page,
}) => {
  test.setTimeout(120_000)
  // A touch changes nothing but the time of the last edit.
  for (const id of ['faq-contact', 'tier-pro', 'page-securityhub', 'redirect-marketplace'])
    await lakeClient.patch(id).set({ touched: true }).unset(['touched']).commit()
  await signIn(page)
  for (const [list, first] of [
    ['FAQs', /^What happens to my academy account/],
    ['Plans', /^Free Community/],
    ['Pages', /^Home/],
    ['Redirects', /^\/circles\s*to Community feed/],
  ] as const) {
    await page.getByRole('link', { name: list, exact: true }).click()
    const entries = page.getByTestId('document-list-pane').getByRole('link')
    await expect(entries.first()).toHaveText(first)
  }
})
