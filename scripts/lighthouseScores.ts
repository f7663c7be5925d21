/** Lighthouse's categories by its ids. */
const labels = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
} as const

export type Category = keyof typeof labels

const categories: Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

/** What one run or the median of several found. Scores go from 0 to 100, times are milliseconds. */
export type Measurement = Record<Category | 'lcp' | 'cls' | 'tbt', number>

export type PageScores = {
  path: string
  isStatic: boolean
  /** Categories that are not judged, each with the reason. */
  exempt: Partial<Record<Category, string>>
  median: Measurement
}

/** The median of each number by itself. Throws where there are no runs. */
export function medianOf(runs: Measurement[]): Measurement {
  const median = (name: keyof Measurement) => {
    const value = runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)]
    if (value === undefined) throw new Error('Without runs there is no median.')
    return value
  }
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best-practices': median('best-practices'),
    seo: median('seo'),
    lcp: median('lcp'),
    cls: median('cls'),
    tbt: median('tbt'),
  }
}

/** The categories in which a page misses its target: 100, and 95 for the performance of a page that hydrates. */
export function missedTargets({ isStatic, exempt, median }: PageScores): Category[] {
  const target = (category: Category) => (category === 'performance' && !isStatic ? 95 : 100)
  return categories.filter((category) => !exempt[category] && median[category] < target(category))
}

/** A table in Markdown. Missed targets stand in bold, the reason beside a score that is not judged. */
export function scoreTable(pages: PageScores[]): string {
  const heads = ['Path', 'Scripts', ...categories.map((category) => labels[category]), 'LCP', 'CLS', 'TBT']
  const rows = pages.map((page) => {
    const { path, isStatic, exempt, median } = page
    const missed = missedTargets(page)
    const scores = categories.map((category) => {
      if (missed.includes(category)) return `**${median[category]}**`
      return [median[category], exempt[category] && `(not judged: ${exempt[category]})`]
        .filter(Boolean)
        .join(' ')
    })
    const times = [`${Math.round(median.lcp)} ms`, median.cls.toFixed(3), `${Math.round(median.tbt)} ms`]
    return [path, isStatic ? 'static' : 'hydrates', ...scores, ...times]
  })
  const rule = heads.map((_, column) => (column < 2 ? '---' : '--:'))
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
