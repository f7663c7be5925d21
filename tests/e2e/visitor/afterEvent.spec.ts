import { expect, test } from '@playwright/test'
import { open } from './window.ts'

for (const [path, roundtable] of [
  ['/rightnow2025', 'https://events.example.com/core/right-now-roundtable'],
  ['/connect2025-poc', 'https://events.example.com/core/connect-roundtable'],
] as const) {
  test(`${path} has a join button, a roundtable event and a reserve button, external links in a new tab`, async ({
    page,
  }) => {
    await open(page, path, 1280)
    const main = page.getByRole('main')
    const join = main.getByRole('link', { name: /^Join the Community/ }).first()
    await expect(join).toHaveAttribute('href', /invitation_token=/)
    await expect(join).toHaveAttribute('target', '_blank')
    await expect(page.locator('.events > .event')).toHaveCount(1)
    const reserve = main.getByRole('link', { name: /^Reserve My Seat/ })
    await expect(reserve).toHaveAttribute('href', roundtable)
    await expect(reserve).toHaveAttribute('target', '_blank')
    await expect(reserve).toHaveAttribute('rel', 'noopener')
  })
}

test('the post-event accountability group: 6 weekly sessions on Thursdays, 2:00 to 3:00 PM, starting May 15, 2025', async ({
  page,
}) => {
  await open(page, '/rightnow/lifelong-learning', 1280)
  const group = page.locator('#group')
  await expect(group).toContainText('6 weekly sessions on Thursdays')
  await expect(group).toContainText('2:00 to 3:00 PM')
  await expect(group.locator('time')).toHaveText([
    'May 15',
    'May 22',
    'May 29',
    'June 5',
    'June 12',
    'June 19',
  ])
  await expect(group.getByRole('link', { name: /^Join the Accountability Group/ })).toHaveAttribute(
    'target',
    '_blank',
  )
})
