import { parseArgs } from 'node:util'
import lighthouse, { type Result } from 'lighthouse'
import { isStatic } from '../web/server/document.ts'
import { embeddablePath } from '../web/server/securityHeaders.ts'
import { launchChromium } from './chromium.ts'
import { loadEnvironment } from './environment.ts'
import {
  type Category,
  type Measurement,
  medianOf,
  missedTargets,
  type PageScores,
  scoreTable,
} from './lighthouseScores.ts'
import { freePort } from './ports.ts'
import { missingPath, sitePages } from './sitePages.ts'

/**
 * Lighthouse's mobile scores of all pages of the running site, or of those named: `npm run lighthouse -- --runs 5 / /perks`.
 * Ends with 1 where a page misses its target, and tells what cost it points.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) end('--runs takes a whole number from 1.')
const siteUrl = (await loadEnvironment()).site.SITE_URL
const pages = await sitePages(siteUrl).catch((error: Error) => end(error.message))
const paths = positionals.length ? positionals : pages

const port = await freePort()
const browser = await launchChromium([`--remote-debugging-port=${port}`])
try {
  const scores: PageScores[] = []
  for (const path of paths) scores.push(await scoresOf(path))
  console.log(scoreTable(scores))
  process.exitCode = scores.some((page) => missedTargets(page).length) ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await browser.close()
}

async function scoresOf(path: string): Promise<PageScores> {
  const html = await (await fetch(`${siteUrl}${path}`)).text()
  const results: Result[] = []
  while (results.length < runs) results.push(await visit(path))
  const page: PageScores = {
    path,
    isStatic: isStatic(html),
    exempt: path === embeddablePath || path === missingPath ? { seo: 'noindex' } : {},
    median: medianOf(results.map(measurementOf)),
  }
  const missed = missedTargets(page)
  console.error(`${path}${missed.length ? ` misses its target: ${costs(results, missed)}` : ''}`)
  return page
}

/** One visit by a phone with an empty cache. Throws where the page cannot be loaded. */
async function visit(path: string, attempts = 3): Promise<Result> {
  const outcome = await lighthouse(`${siteUrl}${path}`, {
    port,
    logLevel: 'error',
    disableFullPageScreenshot: true,
    // The page for unknown paths is judged too; that it answers 404 puts an error into any browser's console.
    ...(path === missingPath && { ignoreStatusCode: true, skipAudits: ['errors-in-console'] }),
  })
  const failure = outcome ? outcome.lhr.runtimeError?.message : 'Lighthouse gave no result.'
  // On a busy machine the browser now and then loses its recording of a visit.
  if (failure && attempts > 1) return visit(path, attempts - 1)
  if (!outcome || failure) throw new Error(`${path} could not be visited. ${failure}`)
  return outcome.lhr
}

function measurementOf({ categories: judged, audits, requestedUrl }: Result): Measurement {
  const number = (value: number | null | undefined) => {
    if (typeof value !== 'number') throw new Error(`Lighthouse could not judge ${requestedUrl}.`)
    return value
  }
  const score = (category: Category) => Math.round(number(judged[category]?.score) * 100)
  const metric = (id: string) => number(audits[id]?.numericValue)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: metric('largest-contentful-paint'),
    cls: metric('cumulative-layout-shift'),
    tbt: metric('total-blocking-time'),
  }
}

/** What cost points in these categories, each with its values in those runs where it did. */
function costs(results: Result[], missed: Category[]): string {
  const audits = results.flatMap(({ categories: judged, audits }) =>
    missed
      .flatMap((category) => judged[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => audits[id] ?? [])
      .filter(({ score }) => score !== null && score < 1),
  )
  return Object.entries(Object.groupBy(audits, ({ title }) => title))
    .map(([title, misses = []]) => {
      const amounts = misses.flatMap(({ displayValue }) => displayValue ?? [])
      return amounts.length ? `${title} (${amounts.join(', ')})` : title
    })
    .join('; ')
}

function end(message: string): never {
  console.error(message)
  process.exit(1)
}
