import { readFileSync } from 'node:fs'
import { z } from 'zod'

const vitest = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }))

const playwright = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
  }))

/** How many tests passed and failed by the JSON report of vitest or Playwright; one that cannot be read is one failure. */
export function readReport(path: string): { passed: number; failed: number } {
  try {
    return z.union([vitest, playwright]).parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}
