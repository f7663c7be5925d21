import { claimsOf, expert, forgeToken, type People, tokenOf } from '../harness.ts'
import type { Attacker } from './world.ts'

const now = () => Math.floor(Date.now() / 1000)
const service = () => ({ role: 'service_role', iss: 'supabase', exp: now() + 3600 })

type Forger = (people: People) => string | Promise<string>
const fromAdmin =
  (forge: (claims: Record<string, unknown>, secret: string, token: string) => string): Forger =>
  async ({ admin, config }) => {
    const token = await tokenOf(admin)
    return forge(claimsOf(token), config.jwtSecret, token)
  }

/** Another body under the signature of a good token. */
const swapClaims = (token: string, claims: Record<string, unknown>) => {
  const [head, , signature] = token.split('.')
  return `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`
}

export const forgedTokens: [name: string, forge: Forger][] = [
  ['of service_role, signed with another secret', () => forgeToken(service(), 'x'.repeat(64))],
  ['of service_role, signed with the known default', () => forgeToken(service(), 'dev-secret-change-me')],
  ['of service_role, signed with nothing', () => forgeToken(service(), '')],
  [
    'of service_role, signed with the public key',
    ({ config }) => forgeToken(service(), config.publishableKey),
  ],
  ['of service_role, of algorithm none', () => forgeToken(service())],
  ['of service_role, of algorithm nOnE', () => forgeToken(service(), undefined, { alg: 'nOnE' })],
  ['of service_role, without an algorithm', () => forgeToken(service(), undefined, {})],
  [
    'of service_role, with a key from a file',
    () => forgeToken(service(), '', { alg: 'HS256', kid: '../../../../dev/null' }),
  ],
  [
    'of service_role, with a key of its own',
    () => forgeToken(service(), 'x', { alg: 'HS256', jwk: { kty: 'oct', k: 'eA' } }),
  ],
  ["of the admin's claims, signed with another secret", fromAdmin((claims) => forgeToken(claims, 'x'))],
  ["of the admin's claims, of algorithm none", fromAdmin((claims) => forgeToken(claims))],
  [
    "of the admin's claims, said to be RS256",
    fromAdmin((claims, secret) => forgeToken(claims, secret, { alg: 'RS256', typ: 'JWT' })),
  ],
  [
    'of the admin, expired',
    fromAdmin((claims, secret) => forgeToken({ ...claims, exp: now() - 60 }, secret)),
  ],
  [
    'of the admin, without its signature',
    fromAdmin((_claims, _secret, token) => token.replace(/\.[^.]+$/, '.')),
  ],
  [
    'of the admin, with another role',
    fromAdmin((claims, _secret, token) => swapClaims(token, { ...claims, role: 'service_role' })),
  ],
  [
    'of a user, with the admin as its subject',
    async ({ user, admin }) => {
      const token = await tokenOf(user)
      return swapClaims(token, { ...claimsOf(token), sub: claimsOf(await tokenOf(admin)).sub })
    },
  ],
  ['that is a word', () => 'service_role'],
  ['that is a made-up secret key', () => 'sb_secret_AAAAAAAAAAAAAAAAAAAAAA_AAAAAAAA'],
  ['that is very long', () => `${'a'.repeat(4000)}.${'b'.repeat(4000)}.c`],
]

/** What good headers would open. */
export const doors: [
  name: string,
  knock: (as: Attacker, headers: Record<string, string>) => Promise<Response>,
][] = [
  [
    'read the hidden expert',
    (as, headers) => as.http('GET', '/rest/v1/experts?is_active=eq.false', { headers }),
  ],
  [
    'insert an expert',
    (as, headers) =>
      as.http('POST', '/rest/v1/experts', {
        headers: { ...headers, prefer: 'return=representation' },
        body: JSON.stringify(expert('Eve')),
      }),
  ],
  ['read changes', (as, headers) => as.http('GET', '/rest/v1/expert_changes', { headers })],
  ['list the admins', (as, headers) => as.http('POST', '/rest/v1/rpc/list_admins', { headers, body: '{}' })],
  ['see a user', (as, headers) => as.http('GET', '/auth/v1/user', { headers })],
  ['change a user', (as, headers) => as.http('PUT', '/auth/v1/user', { headers, body: '{"data":{}}' })],
  [
    'list pictures',
    (as, headers) =>
      as.http('POST', '/storage/v1/object/list/experts', { headers, body: '{"prefix":"world"}' }),
  ],
  [
    'upload',
    (as, headers) =>
      as.http('POST', '/storage/v1/object/experts/loot/eve.png', {
        headers: { ...headers, 'content-type': 'image/png' },
        body: as.picture,
      }),
  ],
  ['add the sample experts', (as, headers) => as.http('POST', '/functions/v1/setup-experts', { headers })],
]

export const badKeys: [name: string, headers: Record<string, string>][] = [
  ['no key', { apikey: '' }],
  ['a made-up public key', { apikey: 'sb_publishable_AAAAAAAAAAAAAAAAAAAAAA_AAAAAAAA' }],
  ['a made-up secret key', { apikey: 'sb_secret_AAAAAAAAAAAAAAAAAAAAAA_AAAAAAAA' }],
  ['a service_role token as its key', { apikey: forgeToken({ role: 'service_role' }, 'x') }],
]
