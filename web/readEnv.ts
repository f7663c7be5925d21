import { z } from 'zod'

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''))
const text = z.string().min(1)

const schema = z.object({
  SITE_URL: url,
  SANITY_PROJECT_ID: text,
  SANITY_DATASET: text,
  SANITY_API_HOST: url.optional(),
  SANITY_READ_TOKEN: text,
  SANITY_WEBHOOK_SECRET: text,
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_WEBHOOK_SECRET: text,
  NEXT_DIST_DIR: text.default('.next'),
  LOCAL_DIR: text.default('.local'),
})

/**
 * Reads the site's environment. Empty values count as missing.
 * Throws one error that names every variable that is missing or malformed, without their values.
 */
export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => {
    const name = path.join('.')
    return `  ${name}: ${given[name] === undefined ? 'is missing' : message}`
  })
  throw new Error(`The site cannot start, its environment is incomplete:\n${problems.join('\n')}`)
}
