import { expect, test } from '@playwright/test'
import { lakeClient, until, visit } from '../../support/stack.ts'
import { publish, signIn } from '../../support/studio.ts'

test.afterAll(async () => {
  await lakeClient.delete('drafts.siteSettings')
  await lakeClient.patch('siteSettings').unset(['names']).commit()
})

test('a marketer can change every word: the names of categories and levels, too', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page)
  await page.getByRole('link', { name: 'Site settings' }).click()
  await page.getByRole('tab', { name: 'Texts' }).click()
  for (const [group, field, name] of [
    ['Categories of the FAQ', 'General Transition', 'Moving house'],
    ['Categories of the library', 'Webinar Recordings', 'Recorded sessions'],
    ['Creator levels', 'Authority', 'Known voice'],
    ['Levels that the application estimates', 'Thought Leader', 'Loudest voice'],
  ] as const) {
    await page.getByRole('button', { name: group, exact: true }).click()
    const box = page.getByRole('textbox', { name: field, exact: true })
    await expect(box).toHaveAttribute('placeholder', field)
    await box.fill(name)
  }
  await until('the draft holds the last name', async () =>
    lakeClient.fetch(
      '*[_id == "drafts.siteSettings"][0].names.assessmentLevels.thoughtLeader == "Loudest voice"',
      {},
      { perspective: 'raw' },
    ),
  )
  await publish(page)
  for (const [path, name, before] of [
    ['/academy', 'Moving house', '>General Transition<'],
    ['/resources', 'Recorded sessions', '>Webinar Recordings<'],
    ['/creators/levels', 'Known voice', '>Authority<'],
    ['/creators', 'Known voice', 'Authority, '],
    ['/partnership-application', 'Loudest voice', 'Thought Leader'],
  ] as const) {
    await until(`${path} shows the name`, async () => (await visit(path)).text.includes(name))
    expect((await visit(path)).text, path).not.toContain(before)
  }
})
