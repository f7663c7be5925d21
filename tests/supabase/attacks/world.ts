import { createHash } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { picture } from '../../support/pictures.ts'
import { expert, type People, signUp, tokenOf } from '../harness.ts'

export const callers = ['anon', 'user', 'revoked', 'admin'] as const
export type Caller = (typeof callers)[number]

/** Somebody who tries something, with supabase-js or by plain HTTP. */
export type Attacker = {
  client: SupabaseClient
  http: (
    method: string,
    path: string,
    init?: { headers?: Record<string, string>; body?: BodyInit },
  ) => Promise<Response>
  /** Of the attacker; all zeros for who is not signed in. */
  userId: string
  shown: string
  hidden: string
  picture: Buffer<ArrayBuffer>
}

/** A refusal is an answer; an error of the server is a find, whatever was tried. */
const soundFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  if (answer.status < 500) return answer
  throw new Error(`${answer.status} from ${init?.method ?? 'GET'} ${input}: ${await answer.text()}`)
}

/** One shown and one hidden expert, one picture, and the people who want more. */
export async function createWorld(people: People) {
  const { config, owner, admin } = people
  const revoked = await signUp(config, 'revoked@example.com')
  for (const call of ['grant_admin', 'revoke_admin']) {
    await owner.rpc(call, { user_email: 'revoked@example.com' }).throwOnError()
  }
  const sessions = { user: people.user, revoked, admin }
  const png = Buffer.from(await picture('png'))
  const files = owner.storage.from('experts')
  const names = async (folder: string) =>
    ((await files.list(folder)).data ?? []).map((file) => `${folder}/${file.name.split('/').at(-1)}`)

  const experts = { shown: '', hidden: '' }

  return {
    async reset() {
      await owner.from('experts').delete().not('id', 'is', null).throwOnError()
      const { data } = await owner
        .from('experts')
        .insert([expert('Ada Shown'), expert('Bo Hidden', { is_active: false })])
        .select()
        .order('name')
        .throwOnError()
      experts.shown = data[0].id
      experts.hidden = data[1].id
      const left = [...(await names('world')), ...(await names('loot'))]
      if (left.length) await admin.storage.from('experts').remove(left)
      const upload = await admin.storage
        .from('experts')
        .upload('world/one.png', png, { contentType: 'image/png' })
      if (upload.error) throw upload.error
    },

    async snapshot() {
      const [rows, roles, changes, admins, stored, bucket] = await Promise.all([
        owner.from('experts').select().order('id'),
        owner.from('user_roles').select().order('user_id'),
        owner.from('expert_changes').select('*', { count: 'exact', head: true }),
        owner.rpc('list_admins'),
        Promise.all([names('world'), names('loot')]),
        owner.storage.getBucket('experts'),
      ])
      const shown = await fetch(files.getPublicUrl('world/one.png').data.publicUrl)
      const bytes = createHash('sha256').update(Buffer.from(await shown.arrayBuffer()))
      return {
        experts: rows.data,
        roles: roles.data,
        changes: changes.count,
        admins: admins.data,
        stored,
        bucket: bucket.data,
        picture: [shown.status, shown.headers.get('content-type'), bytes.digest('hex')],
      }
    },

    async attacker(caller: Caller): Promise<Attacker> {
      const token = caller === 'anon' ? undefined : await tokenOf(sessions[caller])
      const { data } = caller === 'anon' ? { data: { user: null } } : await sessions[caller].auth.getUser()
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
      return {
        client: createClient(config.publicUrl, config.publishableKey, {
          auth: { persistSession: false, autoRefreshToken: false },
          global: { headers, fetch: soundFetch },
        }),
        http: (method, path, init = {}) =>
          soundFetch(`${config.publicUrl}${path}`, {
            method,
            body: init.body,
            headers: {
              apikey: config.publishableKey,
              ...(typeof init.body === 'string' ? { 'content-type': 'application/json' } : {}),
              ...headers,
              ...init.headers,
            },
          }),
        userId: data.user?.id ?? '00000000-0000-0000-0000-000000000000',
        ...experts,
        picture: png,
      }
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
