import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { z } from 'zod'
import { readEnv } from '../web/readEnv.ts'
import { type Keys, loadKeys } from './keys.ts'

export const root = resolve(import.meta.dirname, '..')

const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback)
const portsShape = z.object({ SITE_PORT: port(3000), STUDIO_PORT: port(3333), SUPABASE_PORT: port(54321) })

export type Variables = Record<string, string>

export type Environment = {
  /** Where all state lives: `.local`, or what `LOCAL_DIR` names. */
  directory: string
  ports: { site: number; studio: number; supabase: number }
  keys: Keys
  /** Which backends run here; the others are hosted, named by the environment. */
  embedded: { lake: boolean; supabase: boolean }
  /** What the site and the Studio read; all that the site needs is there. */
  site: Variables & { SITE_URL: string; SUPABASE_URL: string }
  /** What the embedded lake and Supabase read. */
  lake: Variables
  supabase: Variables
}

/** Reads `.env` and the environment, and fills in the embedded programs for what they do not name. Throws in plain words. */
export async function loadEnvironment(): Promise<Environment> {
  loadEnvFile()
  const given = process.env
  const parsed = portsShape.safeParse(given)
  if (!parsed.success) {
    throw new Error(
      `Ports are numbers from 1 to 65535: check ${parsed.error.issues.map(({ path }) => path).join(', ')}.`,
    )
  }
  const ports = {
    site: parsed.data.SITE_PORT,
    studio: parsed.data.STUDIO_PORT,
    supabase: parsed.data.SUPABASE_PORT,
  }
  const directory = resolve(root, given.LOCAL_DIR || '.local')
  const keys = await loadKeys(directory)
  const embedded = { lake: !given.SANITY_PROJECT_ID, supabase: !given.SUPABASE_URL }
  const siteUrl = given.SITE_URL || `http://localhost:${ports.site}`
  const siteOnLoopback = `http://127.0.0.1:${ports.site}`
  const lakeUrl = `http://localhost:${ports.studio}`
  const supabaseUrl = `http://127.0.0.1:${ports.supabase}`

  const embeddedLake = {
    SANITY_PROJECT_ID: 'core',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: lakeUrl,
    SANITY_READ_TOKEN: keys.lake.readToken,
    SANITY_WEBHOOK_SECRET: keys.lake.webhookSecret,
  }
  const embeddedSupabase = {
    SUPABASE_URL: supabaseUrl,
    SUPABASE_PUBLISHABLE_KEY: keys.supabase.publishableKey,
    SUPABASE_WEBHOOK_SECRET: keys.supabase.webhookSecret,
  }
  const forSite: Variables = {
    SITE_URL: siteUrl,
    ...(embedded.lake ? embeddedLake : pick(given, Object.keys(embeddedLake))),
    ...(embedded.supabase ? embeddedSupabase : pick(given, Object.keys(embeddedSupabase))),
    LOCAL_DIR: directory,
    NEXT_DIST_DIR: relative(join(root, 'web'), nextDirectory(directory)),
  }
  const { SITE_URL, SUPABASE_URL } = readEnv(forSite)

  return {
    directory,
    ports,
    keys,
    embedded,
    site: { ...forSite, SITE_URL, SUPABASE_URL },
    lake: {
      LAKE_DIR: join(directory, 'lake'),
      LAKE_PORT: String(ports.studio),
      LAKE_PUBLIC_URL: lakeUrl,
      LAKE_PROJECT_ID: embeddedLake.SANITY_PROJECT_ID,
      LAKE_DATASET: embeddedLake.SANITY_DATASET,
      LAKE_ORIGINS: siteUrl,
      LAKE_STUDIO_DIR: join(directory, 'studio'),
      LAKE_WEBHOOK_URL: `${siteOnLoopback}/api/revalidate/content`,
      LAKE_WEBHOOK_SECRET: keys.lake.webhookSecret,
      LAKE_READ_TOKEN: keys.lake.readToken,
      LAKE_WRITE_TOKEN: keys.lake.writeToken,
    },
    supabase: {
      SUPABASE_DIR: join(directory, 'supabase'),
      SUPABASE_PORT: String(ports.supabase),
      SUPABASE_PUBLIC_URL: supabaseUrl,
      SUPABASE_PUBLISHABLE_KEY: keys.supabase.publishableKey,
      SUPABASE_SECRET_KEY: keys.supabase.secretKey,
      SUPABASE_JWT_SECRET: keys.supabase.jwtSecret,
      SITE_URL: siteUrl,
      REVALIDATE_URL: `${siteOnLoopback}/api/revalidate/experts`,
      SUPABASE_WEBHOOK_SECRET: keys.supabase.webhookSecret,
      ...pick(given, ['DATABASE_URL']),
    },
  }
}

/** Adds what `.env` names to the environment, which has the last word. */
export function loadEnvFile(): void {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
}

/** Where Next builds. It refuses folders outside the project, so state that lies elsewhere gets one of its own inside. */
export function nextDirectory(directory: string): string {
  if (directory.startsWith(`${root}/`)) return join(directory, 'next')
  return join(root, '.local', `next-${createHash('sha256').update(directory).digest('hex').slice(0, 8)}`)
}

function pick(variables: NodeJS.ProcessEnv, names: string[]): Variables {
  return Object.fromEntries(names.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])))
}
