import { defineConfig, devices } from '@playwright/test'
import { launchArgs } from './scripts/chromium.ts'

const { SITE_URL, CHROMIUM_PATH, LD_LIBRARY_PATH } = process.env
if (!SITE_URL || !CHROMIUM_PATH)
  throw new Error('Start the browser tests with `npm test`: it starts the stack they need.')

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  workers: '100%',
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SITE_URL,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: [
        ...launchArgs,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      env: LD_LIBRARY_PATH ? { LD_LIBRARY_PATH } : {},
    },
  },
  projects: [
    // Visitors only read: their tests run side by side.
    { name: 'visitor', testDir: 'tests/e2e/visitor', fullyParallel: true },
    // Admins change the experts, each file its own; one after the other, their changes do not meet.
    { name: 'admin', testDir: 'tests/e2e/admin', workers: 1 },
    // Staff and operators change what the others read, or stop it: one after the other.
    { name: 'staff', testDir: 'tests/e2e/staff', workers: 1 },
  ],
})
