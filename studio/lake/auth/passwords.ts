import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's scrypt setting for 64 MiB: N=2^16, r=8, p=2. */
const cost = { N: 2 ** 16, r: 8, p: 2 }
const keyBytes = 32

/** Hashes a password with a fresh salt. Returns `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return format(salt, key)
}

/**
 * Tells whether `password` made `hash`. Without a hash it does the same work and answers false,
 * so that the time taken does not tell which accounts exist.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt, key] = (hash ?? decoy).split('$')
  if (!salt || !key) throw new Error('A stored password hash is damaged')
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(actual, expected) && hash !== undefined
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same word typed on two keyboards may arrive in two Unicode forms.
    const secret = password.normalize('NFKC')
    scrypt(secret, salt, keyBytes, { ...options, maxmem: 256 * 2 ** 20 }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

function format(salt: Buffer, key: Buffer): string {
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

const decoy = format(randomBytes(16), randomBytes(keyBytes))
