import { expect, test } from '@playwright/test'
import { plans } from '../../support/plans.ts'
import { open } from './window.ts'

test('variant (b): individual plans (Lite, Pro) and firm plans with Contact Sales buttons', async ({
  page,
}) => {
  await open(page, '/membership_v2', 1280)
  await expect(page.locator('.plan-group-heading h3')).toHaveText(['For individuals', 'For firms'])
  const found = await plans(page)
  expect(found.map(({ name, price, button }) => [name, price, button])).toEqual([
    ['Lite', '$20/month', 'Contact Sales'],
    ['Pro', '$100/month', 'Contact Sales'],
    ['Digital', '$250/month', 'Contact Sales'],
    ['Advantage', '$500/month', 'Contact Sales'],
    ['Academy Elite', '$1,000/month', 'Contact Sales'],
  ])
  await expect(page.locator('.plan').filter({ hasText: 'Digital' }).first()).toContainText('Up to 5 users')
})

test('variant (c): Sign Up to the external signup page, each Learn more to a page of its tier', async ({
  page,
}) => {
  await open(page, '/membership_v3', 1280)
  const found = await plans(page)
  expect(found.map(({ name, button }) => [name, button])).toEqual([
    ['Free Community', 'Sign Up'],
    ['Digital', 'Learn more'],
    ['Advantage', 'Learn more'],
    ['Academy Elite', 'Learn more'],
  ])
  expect(found[0]?.href).toMatch(/^https:\/\/signup\.example\.com/)
  const pages = found.slice(1).map(({ href }) => href)
  expect(new Set(pages).size).toBe(3)
  for (const href of pages) expect(href).toMatch(/^https:\/\/community\.example\.com\/membership\//)
  expect(found.every(({ target }) => target === '_blank')).toBe(true)
})

test('variant (d): an embeddable version, without navigation and footer, complete in itself', async ({
  page,
}) => {
  await open(page, '/membership-embed', 768)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Membership plans')
  const found = await plans(page)
  expect(found.map(({ name, price, button }) => [name, price, button])).toEqual([
    ['Free Community', '$0/month', 'Join Free'],
    ['Digital', '$250/month', 'Join'],
    ['Advantage', '$500/month', 'Join'],
    ['Academy Elite', '$1,000/month', 'Join'],
  ])
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(14)
})
