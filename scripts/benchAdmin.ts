import { join } from 'node:path'
import { launchChromium } from './chromium.ts'
import { loadEnvironment, root } from './environment.ts'
import { freePorts } from './ports.ts'
import { Stack } from './stack.ts'

/**
 * How long an admin waits on Manage Experts with few and with many experts. Runs beside `npm start` on a stack of its own,
 * since the history of experts forgets nothing.
 */
Object.assign(process.env, { LOCAL_DIR: join(root, '.local/bench'), ...(await freePorts()) })
const environment = await loadEnvironment()
const stack = new Stack(environment)
const browser = await launchChromium()

try {
  await stack.start((step, outcome) => console.log(step.padEnd(9), outcome))
  const { credentials, siteUrl } = await import('../tests/support/stack.ts')
  const { serviceClient, storedSession } = await import('../tests/support/accounts.ts')
  const { addManyExperts, removeManyExperts } = await import('../tests/support/manyExperts.ts')
  const { timeFirstView, timeKeys } = await import('../tests/support/expertTimings.ts')

  const page = await browser.newPage({
    baseURL: siteUrl,
    storageState: {
      cookies: [],
      origins: [{ origin: siteUrl, localStorage: await storedSession(credentials.admin) }],
    },
  })
  await removeManyExperts()
  // The first visits find everything cold.
  await timeFirstView(page, 3)
  console.log('\n| experts | first view | search, a key |\n| ------: | ---------: | ------------: |')
  for (const total of [50, 1000, 5000]) {
    const { count } = await serviceClient.from('experts').select('*', { count: 'exact', head: true })
    await addManyExperts(total - (count ?? 0))
    const firstView = await timeFirstView(page, 10)
    const perKey = await timeKeys(page, 'crowd 12 is not here', 5)
    console.log(`| ${total} | ${firstView.toFixed()} ms | ${perKey.toFixed()} ms |`)
  }
  await removeManyExperts()
} finally {
  await browser.close()
  await stack.stop()
}
