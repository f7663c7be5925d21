import { type People, password, signUp, tokenOf } from '../harness.ts'
import type { Attacker } from './world.ts'

/** Each makes an account, does what is said to become an admin, and answers the token it has then, if any. */
type Promotion = (as: Attacker, people: People) => Promise<string | undefined>

const admin = 'admin@example.com'

const tokenIn = async (answer: Response) => {
  const body: { access_token?: string } = await answer.json()
  return body.access_token
}
const signUpWith = (as: Attacker, body: Record<string, unknown>) =>
  as.http('POST', '/auth/v1/signup', { body: JSON.stringify({ password, ...body }) }).then(tokenIn)

/** An address that reads like somebody else's must not even have an account: an owner could take it for the other. */
const refusedSignUp = (token: string | undefined) => {
  if (token) throw new Error('An address with invisible characters has an account')
  return undefined
}

/** An account of its own, a change of it by plain HTTP, and the token after a refresh. */
const change = async (as: Attacker, people: People, email: string, body: Record<string, unknown>) => {
  const client = await signUp(people.config, email)
  await as.http('PUT', '/auth/v1/user', {
    headers: { authorization: `Bearer ${await tokenOf(client)}` },
    body: JSON.stringify(body),
  })
  await client.auth.refreshSession()
  return tokenOf(client)
}

const everything = {
  role: 'service_role',
  aud: 'service_role',
  is_super_admin: true,
  is_admin: true,
  app_metadata: { role: 'admin', roles: ['admin'], provider: 'supabase' },
  raw_app_meta_data: { role: 'admin' },
  user_metadata: { role: 'admin' },
}

export const promotions: [name: string, promote: Promotion][] = [
  [
    'metadata at sign-up',
    (as) => signUpWith(as, { email: 'meta@example.com', data: { role: 'admin', is_admin: true } }),
  ],
  ['extra fields at sign-up', (as) => signUpWith(as, { email: 'body@example.com', ...everything })],
  [
    "the admin's id at sign-up",
    async (as, people) => {
      const { data } = await people.admin.auth.getUser()
      return signUpWith(as, { email: 'id@example.com', id: data.user?.id, sub: data.user?.id })
    },
  ],
  ["the admin's address in capitals", (as) => signUpWith(as, { email: admin.toUpperCase() })],
  ["the admin's address with spaces", (as) => signUpWith(as, { email: ` ${admin} ` })],
  ['an address that looks alike', (as) => signUpWith(as, { email: 'admın@example.com' })],
  [
    "the admin's address and a space that nobody sees",
    (as) => signUpWith(as, { email: `${admin}\u200b` }).then(refusedSignUp),
  ],
  [
    "the admin's address and a mark that turns text around",
    (as) => signUpWith(as, { email: `${admin}\u202e` }).then(refusedSignUp),
  ],
  ["a null after the admin's address", (as) => signUpWith(as, { email: `${admin}\0` })],
  ['two addresses at sign-up', (as) => signUpWith(as, { email: [admin, 'two@example.com'] })],
  ['no address at sign-up', (as) => signUpWith(as, { data: everything })],
  ["changing one's metadata", (as, people) => change(as, people, 'data@example.com', { data: everything })],
  ["changing one's fields", (as, people) => change(as, people, 'fields@example.com', everything)],
  ["taking the admin's address", (as, people) => change(as, people, 'thief@example.com', { email: admin })],
  [
    'extra fields at a refresh',
    async (as, people) => {
      const client = await signUp(people.config, 'refresh@example.com')
      const { data } = await client.auth.getSession()
      return as
        .http('POST', '/auth/v1/token?grant_type=refresh_token', {
          body: JSON.stringify({ refresh_token: data.session?.refresh_token, ...everything }),
        })
        .then(tokenIn)
    },
  ],
  [
    'extra fields at sign-in',
    async (as, people) => {
      await signUp(people.config, 'token@example.com')
      return as
        .http('POST', '/auth/v1/token?grant_type=password', {
          body: JSON.stringify({ email: 'token@example.com', password, ...everything }),
        })
        .then(tokenIn)
    },
  ],
  [
    'a password that is SQL',
    (as) =>
      as
        .http('POST', '/auth/v1/token?grant_type=password', {
          body: JSON.stringify({ email: admin, password: "' or '1'='1" }),
        })
        .then(tokenIn),
  ],
  [
    'a password that is an object',
    (as) =>
      as
        .http('POST', '/auth/v1/token?grant_type=password', {
          body: JSON.stringify({ email: admin, password: { $ne: '' } }),
        })
        .then(tokenIn),
  ],
  [
    'headers that name a role',
    async (_as, people) => {
      const token = await tokenOf(await signUp(people.config, 'header@example.com'))
      await fetch(`${people.config.publicUrl}/rest/v1/experts`, {
        method: 'POST',
        headers: {
          apikey: people.config.publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          role: 'service_role',
          'x-role': 'service_role',
          'x-user-role': 'admin',
        },
        body: '{"name":"Eve","role":"Thief","description":"Was here."}',
      })
      return token
    },
  ],
]
