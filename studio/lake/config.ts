import { resolve } from 'node:path'
import { z } from 'zod'
import type { LakeConfig } from './types.ts'

const text = z.string().min(1)
const httpUrl = z.url({ protocol: /^https?$/ })
const token = z.string().min(32, 'must have at least 32 characters')
const origins = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .pipe(z.array(httpUrl.transform((url) => new URL(url).origin)))

const environment = z
  .object({
    LAKE_DIR: text,
    LAKE_HOST: text.default('127.0.0.1'),
    LAKE_PORT: z.coerce.number().int().min(0).max(65535).default(3333),
    LAKE_PUBLIC_URL: httpUrl.optional(),
    LAKE_PROJECT_ID: z.string().regex(/^[a-z0-9-]+$/, 'may hold a-z, 0-9 and dashes'),
    LAKE_DATASET: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'may hold a-z, 0-9, dashes and underscores'),
    LAKE_ORIGINS: origins.optional(),
    LAKE_STUDIO_DIR: text.optional(),
    LAKE_WEBHOOK_URL: httpUrl.optional(),
    LAKE_WEBHOOK_SECRET: text.optional(),
    LAKE_READ_TOKEN: token,
    LAKE_WRITE_TOKEN: token,
  })
  .refine((env) => Boolean(env.LAKE_WEBHOOK_URL) === Boolean(env.LAKE_WEBHOOK_SECRET), {
    path: ['LAKE_WEBHOOK_URL'],
    message: 'LAKE_WEBHOOK_URL and LAKE_WEBHOOK_SECRET must be set together',
  })
  .refine((env) => env.LAKE_READ_TOKEN !== env.LAKE_WRITE_TOKEN, {
    path: ['LAKE_READ_TOKEN'],
    message: 'must differ from LAKE_WRITE_TOKEN',
  })

const megabyte = 1024 * 1024

/** Request bodies in bytes, uploaded assets in bytes, and the time and memory that queries may take. */
export const defaultLimits: LakeConfig['limits'] = {
  bodyBytes: 8 * megabyte,
  assetBytes: 32 * megabyte,
  queryMilliseconds: 10_000,
  queryMegabytes: 512,
}

/** Reads the `LAKE_*` variables; an empty one counts as missing. Throws one error that names every variable at fault. */
export function readConfig(variables: Record<string, string | undefined>): LakeConfig {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.')
      return given[name] === undefined && issue.code === 'invalid_type'
        ? `${name} is missing`
        : `${name}: ${issue.message}`
    })
    throw new Error(`The lake cannot start:\n  ${faults.join('\n  ')}`)
  }
  const env = parsed.data
  return {
    directory: resolve(env.LAKE_DIR),
    host: env.LAKE_HOST,
    port: env.LAKE_PORT,
    publicUrl: (env.LAKE_PUBLIC_URL ?? `http://localhost:${env.LAKE_PORT}`).replace(/\/+$/, ''),
    projectId: env.LAKE_PROJECT_ID,
    dataset: env.LAKE_DATASET,
    origins: env.LAKE_ORIGINS ?? [],
    studioDirectory: env.LAKE_STUDIO_DIR && resolve(env.LAKE_STUDIO_DIR),
    webhook:
      env.LAKE_WEBHOOK_URL && env.LAKE_WEBHOOK_SECRET
        ? { url: env.LAKE_WEBHOOK_URL, secret: env.LAKE_WEBHOOK_SECRET }
        : undefined,
    tokens: { read: env.LAKE_READ_TOKEN, write: env.LAKE_WRITE_TOKEN },
    limits: defaultLimits,
  }
}
