import { expect, test } from '@playwright/test'
import { studioUrl } from '../../support/stack.ts'
import { openDocument, signIn } from '../../support/studio.ts'

test('the Studio’s console stays clean: the lake answers all that it asks', async ({ page }) => {
  test.setTimeout(120_000)
  const refused: string[] = []
  const complaints: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(studioUrl)) refused.push(response.url())
  })
  page.on('console', (message) => {
    if (/WebSocket/.test(message.text())) complaints.push(message.text())
  })
  const greeting = new Promise<unknown>((resolve) => {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => resolve(payload)))
  })
  const help = page.waitForResponse(/\/help\?/)
  await signIn(page)
  // Before anybody is signed in.
  expect(refused.every((url) => url.includes('/users/me?'))).toBe(true)
  refused.length = 0

  await openDocument(page, 'Pages', 'Home')
  expect(String(await greeting)).toContain('"result"')
  expect((await help).status()).toBe(200)
  expect(refused).toEqual([])
  // One is given up for another while the Studio mounts.
  expect(complaints.filter((text) => !text.includes('closed before the connection is established'))).toEqual(
    [],
  )
})
