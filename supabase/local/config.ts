import { resolve } from 'node:path'
import { z } from 'zod'
import type { SupabaseKeys } from './keys.ts'

export type SupabaseConfig = SupabaseKeys & {
  /** Where database, uploaded files and the lock live. */
  dir: string
  host: string
  port: number
  /** The address browsers use, without a trailing slash; written into the sample experts' image addresses. */
  publicUrl: string
  /** The only origin that browsers may call from. */
  siteUrl: string
  /** A PostgreSQL server to use in place of the embedded one. */
  databaseUrl?: string
  /** Told after each change of the experts. */
  revalidate?: { url: string; secret: string }
}

const httpUrl = z.url({ protocol: /^https?$/ })

const environment = z
  .object({
    SUPABASE_DIR: z.string().min(1),
    SUPABASE_HOST: z.string().min(1).default('127.0.0.1'),
    SUPABASE_PORT: z.coerce.number().int().min(1).max(65535).default(54321),
    SUPABASE_PUBLIC_URL: httpUrl.optional(),
    SUPABASE_PUBLISHABLE_KEY: z.string().regex(/^sb_publishable_/, 'must start with sb_publishable_'),
    SUPABASE_SECRET_KEY: z.string().regex(/^sb_secret_/, 'must start with sb_secret_'),
    SUPABASE_JWT_SECRET: z.string().min(32, 'must have at least 32 characters'),
    SITE_URL: httpUrl,
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    REVALIDATE_URL: httpUrl.optional(),
    SUPABASE_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  })
  .refine((env) => !env.REVALIDATE_URL || env.SUPABASE_WEBHOOK_SECRET, {
    path: ['SUPABASE_WEBHOOK_SECRET'],
    message: 'is needed together with REVALIDATE_URL',
  })

/**
 * The configuration from environment variables; an empty variable counts as unset.
 * Throws an Error that names every missing or malformed variable, never a value.
 */
export function readConfig(env: Record<string, string | undefined>): SupabaseConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.')
      return `  ${name} ${set[name] === undefined && issue.code !== 'custom' ? 'is missing' : issue.message}`
    })
    throw new Error(`The embedded Supabase cannot start:\n${problems.join('\n')}`)
  }
  const value = parsed.data
  return {
    dir: resolve(value.SUPABASE_DIR),
    host: value.SUPABASE_HOST,
    port: value.SUPABASE_PORT,
    publicUrl: (value.SUPABASE_PUBLIC_URL ?? `http://${value.SUPABASE_HOST}:${value.SUPABASE_PORT}`).replace(
      /\/+$/,
      '',
    ),
    publishableKey: value.SUPABASE_PUBLISHABLE_KEY,
    secretKey: value.SUPABASE_SECRET_KEY,
    jwtSecret: value.SUPABASE_JWT_SECRET,
    siteUrl: new URL(value.SITE_URL).origin,
    databaseUrl: value.DATABASE_URL,
    revalidate:
      value.REVALIDATE_URL && value.SUPABASE_WEBHOOK_SECRET
        ? { url: value.REVALIDATE_URL, secret: value.SUPABASE_WEBHOOK_SECRET }
        : undefined,
  }
}
