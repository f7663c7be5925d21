import { expect } from '@playwright/test'
import { sampleNames } from '../../../supabase/functions/setup-experts/samples.ts'
import { serviceClient } from '../../support/accounts.ts'
import { checkAxe } from '../visitor/axe.ts'
import { addExperts, names, openExperts } from './manageExperts.ts'
import { test } from './signedIn.ts'
import { expectToast } from './toast.ts'

const seedButton = { name: 'Seed Sample Data' }

/** Takes all experts away for a while. Whatever the test did, they are back afterwards as they were. */
const empty = test.extend<{ emptied: null }>({
  emptied: async ({ page: _ }, use) => {
    const { data: all } = await serviceClient
      .from('experts')
      .delete()
      .not('id', 'is', null)
      .select()
      .throwOnError()
    await use(null)
    await serviceClient.from('experts').delete().not('id', 'is', null).throwOnError()
    await serviceClient.from('experts').insert(all).throwOnError()
  },
})

for (const width of [360, 1280]) {
  empty(
    `at ${width} px, no experts at all: Created {n} new expert records. (then the list reloads)`,
    async ({ page, emptied: _ }) => {
      await openExperts(page, width)
      await expect(page.getByRole('heading', { name: 'No experts yet' })).toBeVisible()
      await checkAxe(page)

      const gate = Promise.withResolvers<void>()
      await page.route('**/functions/v1/setup-experts', async (route) => {
        await gate.promise
        await route.continue()
      })
      await page.getByRole('button', seedButton).press('Enter')
      const running = page.getByRole('button', { name: 'Seeding...' })
      await expect(running).toBeDisabled()
      await expect(running).toBeFocused()
      gate.resolve()
      await expectToast(page, 'Success', `Created ${sampleNames.length} new expert records.`)
      await expect(names(page)).toHaveText(sampleNames.toSorted())
      await expect(page.getByRole('button', seedButton)).toBeFocused()
    },
  )
}

empty('when the last expert of all is deleted the focus is on the page', async ({ page, emptied: _ }) => {
  await addExperts({ name: 'Only One' })
  await openExperts(page, 1280)
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Delete Only One' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No experts yet' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('All sample experts already exist in the database. (seed inserted 0)', async ({ page }) => {
  await openExperts(page, 1280)
  await page.getByRole('button', seedButton).click()
  await expectToast(page, 'Information', 'All sample experts already exist in the database.')
})
