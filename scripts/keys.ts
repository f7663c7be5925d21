import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { generateKeys } from '../supabase/local/keys.ts'

const keysShape = z.object({
  lake: z.object({ readToken: z.string(), writeToken: z.string(), webhookSecret: z.string() }),
  supabase: z.object({
    publishableKey: z.string(),
    secretKey: z.string(),
    jwtSecret: z.string(),
    webhookSecret: z.string(),
  }),
})

const account = z.object({ email: z.string(), password: z.string() })
const credentialsShape = z.object({ editor: account, admin: account })

export type Keys = z.infer<typeof keysShape>
type Credentials = z.infer<typeof credentialsShape>

/** The secrets of the embedded programs: read from `keys.json` in the directory, made there (mode 0600) the first time. */
export async function loadKeys(directory: string): Promise<Keys> {
  const secret = () => randomBytes(32).toString('hex')
  return loadOrMake(join(directory, 'keys.json'), keysShape, async () => ({
    lake: { readToken: secret(), writeToken: secret(), webhookSecret: secret() },
    supabase: { ...(await generateKeys()), webhookSecret: secret() },
  }))
}

/** The first editor and the first admin: read from `credentials.json`, made there (mode 0600) the first time. */
export async function loadCredentials(directory: string): Promise<Credentials> {
  // Letters and digits in one password, whatever the random part holds: both sign-ins ask for both.
  const password = () => `c7${randomBytes(15).toString('base64url')}`
  return loadOrMake(join(directory, 'credentials.json'), credentialsShape, async () => ({
    editor: { email: 'editor@core.example.com', password: password() },
    admin: { email: 'admin@core.example.com', password: password() },
  }))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function loadOrMake<T>(path: string, shape: z.ZodType<T>, make: () => Promise<T>): Promise<T> {
  if (existsSync(path)) {
    const parsed = shape.safeParse(parseJson(readFileSync(path, 'utf8')))
    if (parsed.success) return parsed.data
    throw new Error(`${path} is damaged. Restore it, or remove the whole folder to begin again.`)
  }
  mkdirSync(join(path, '..'), { recursive: true })
  const made = await make()
  // Whole or not at all: half a file would lock everybody out.
  writeFileSync(`${path}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${path}.new`, path)
  return made
}
