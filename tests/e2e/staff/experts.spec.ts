import { expect, test } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { credentials, environment, visit } from '../../support/stack.ts'

const supabase = createClient(environment.site.SUPABASE_URL ?? '', environment.keys.supabase.publishableKey, {
  auth: { persistSession: false, autoRefreshToken: false },
})

test.beforeAll(async () => {
  const { error } = await supabase.auth.signInWithPassword(credentials.admin)
  expect(error).toBeNull()
})

async function setActive(name: string, isActive: boolean): Promise<void> {
  const { data, error } = await supabase
    .from('experts')
    .update({ is_active: isActive })
    .eq('name', name)
    .select()
  expect(error).toBeNull()
  expect(data).toHaveLength(1)
}

for (const path of ['/', '/experts']) {
  test(`an admin’s change is on ${path} at the next request: a hidden expert leaves it, a shown one is back`, async ({
    page,
  }) => {
    const name = 'Marcus Oyelaran'
    await page.goto(path)
    await expect(page.getByRole('heading', { name })).toBeVisible()
    try {
      await setActive(name, false)
      expect((await visit(path)).text).not.toContain(name)
      await page.reload()
      await expect(page.getByRole('heading', { name })).toHaveCount(0)
    } finally {
      await setActive(name, true)
    }
    expect((await visit(path)).text).toContain(name)
  })
}

test('without any active expert the home page says so instead of staying blank', async ({ page }) => {
  const { data: hidden } = await supabase
    .from('experts')
    .update({ is_active: false })
    .eq('is_active', true)
    .select('id')
  try {
    await page.goto('/')
    await expect(page.getByText('The experts’ page of the ledger is blank today.')).toBeVisible()
  } finally {
    const ids = hidden?.map(({ id }) => id) ?? []
    await supabase.from('experts').update({ is_active: true }).in('id', ids)
  }
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dana Whitfield' })).toBeVisible()
})
