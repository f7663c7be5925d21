import { expect } from '@playwright/test'
import { checkAxe } from '../visitor/axe.ts'
import { open } from '../visitor/window.ts'
import { editorOf } from './editor.ts'
import { test } from './signedIn.ts'

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test('Top nav: Dashboard (/admin), Experts (/admin/experts), the signed-in user’s e-mail and a Logout button', async ({
      page,
    }) => {
      await open(page, '/admin', width)
      const nav = page.getByRole('navigation', { name: 'Admin' })
      await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByText('admin@core.example.com')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
      await nav.getByRole('link', { name: 'Experts' }).click()
      await expect(page).toHaveURL('/admin/experts')
      await expect(page.getByRole('heading', { level: 1, name: 'Manage Experts' })).toBeVisible()
      await nav.getByRole('link', { name: 'Dashboard' }).click()
      await expect(page).toHaveURL('/admin')
    })

    test('Dashboard cards: Experts Management, active; System Settings, Security & Audit, Analytics, all disabled with the label Coming Soon', async ({
      page,
    }) => {
      await open(page, '/admin', width)
      const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
      await expect(cards.getByRole('heading')).toHaveText([
        'Experts Management',
        'System Settings',
        'Security & Audit',
        'Analytics',
      ])
      for (const title of ['System Settings', 'Security & Audit', 'Analytics']) {
        const card = cards.filter({ hasText: title })
        await expect(card.getByRole('button', { name: 'Coming Soon' })).toBeDisabled()
        await expect(card.getByRole('link')).toHaveCount(0)
      }
      await checkAxe(page)
      // The whole card is the link, not only its words.
      await cards.filter({ hasText: 'Experts Management' }).click({ position: { x: 6, y: 6 } })
      await expect(page).toHaveURL('/admin/experts')
    })

    test('Quick actions: Add New Expert (to /admin/experts) and View Public Site (to /)', async ({
      page,
    }) => {
      await open(page, '/admin', width)
      await page.getByRole('link', { name: 'Add New Expert' }).click()
      await expect(page).toHaveURL(/\/admin\/experts/)
      await expect(editorOf(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(editorOf(page)).toHaveCount(0)
      await page.goBack()
      await page.getByRole('link', { name: 'View Public Site' }).click()
      await expect(page).toHaveURL('/')
    })
  })
}
