import { expert } from '../harness.ts'
import { type Attack, call, http } from './attack.ts'
import type { Attacker } from './world.ts'

const nobody: never[] = []
const representation = { prefer: 'return=representation' }

const experts: Attack[] = [
  call('read the hidden expert', ['admin'], ({ client, hidden }) =>
    client.from('experts').select().eq('id', hidden),
  ),
  call('read the hidden expert by a filter', ['admin'], ({ client }) =>
    client.from('experts').select('id').or('is_active.eq.false,name.like.Bo*').neq('name', 'Ada Shown'),
  ),
  call('count the hidden expert', ['admin'], async ({ client }) => {
    const { count, error } = await client.from('experts').select('*', { count: 'exact', head: true })
    return { data: (count ?? 0) > 1, error }
  }),
  call('insert an expert', ['admin'], ({ client }) => client.from('experts').insert(expert('Eve')).select()),
  call('insert an expert and ask for nothing back', ['admin'], async ({ client }) => {
    const { error } = await client.from('experts').insert(expert('Eve'))
    return { data: !error, error }
  }),
  call('insert many experts', ['admin'], ({ client }) =>
    client
      .from('experts')
      .insert([expert('Eve'), expert('Eva')])
      .select(),
  ),
  call('insert an expert with an id', ['admin'], ({ client }) =>
    client
      .from('experts')
      .insert({ id: crypto.randomUUID(), ...expert('Eve') })
      .select(),
  ),
  call('upsert a new expert', ['admin'], ({ client }) =>
    client.from('experts').upsert(expert('Eve')).select(),
  ),
  call('upsert over an expert', ['admin'], ({ client, shown }) =>
    client
      .from('experts')
      .upsert({ id: shown, ...expert('Eve') })
      .select(),
  ),
  call('upsert over the hidden expert', ['admin'], ({ client, hidden }) =>
    client
      .from('experts')
      .upsert({ id: hidden, ...expert('Eve') })
      .select(),
  ),
  call('upsert beside an expert', nobody, ({ client, shown }) =>
    client
      .from('experts')
      .upsert({ id: shown, ...expert('Eve') }, { ignoreDuplicates: true })
      .select(),
  ),
  call('update an expert', ['admin'], ({ client, shown }) =>
    client.from('experts').update({ name: 'Eve' }).eq('id', shown).select(),
  ),
  call('show the hidden expert', ['admin'], ({ client, hidden }) =>
    client.from('experts').update({ is_active: true }).eq('id', hidden).select(),
  ),
  call('update all experts', ['admin'], ({ client }) =>
    client.from('experts').update({ description: 'Owned.' }).neq('name', '').select(),
  ),
  call('delete an expert', ['admin'], ({ client, shown }) =>
    client.from('experts').delete().eq('id', shown).select(),
  ),
  call('delete all experts', ['admin'], ({ client }) =>
    client.from('experts').delete().neq('name', '').select(),
  ),
]

const otherTables: Attack[] = [
  call("read one's own role", ['admin'], ({ client, userId }) =>
    client.from('user_roles').select().eq('user_id', userId),
  ),
  call("read others' roles", nobody, ({ client, userId }) =>
    client.from('user_roles').select().neq('user_id', userId),
  ),
  call('read users through their roles', nobody, ({ client }) =>
    client.from('user_roles').select('*, users(*)'),
  ),
  call('read changes', ['admin'], ({ client }) => client.from('expert_changes').select()),
  call('read changes through their expert', nobody, ({ client }) =>
    client.from('experts').select('*, expert_changes(*)'),
  ),
  ...(['user_roles', 'expert_changes'] as const).flatMap((table) => {
    const row = ({ userId, shown }: Attacker): Record<string, unknown> =>
      table === 'user_roles'
        ? { user_id: userId, role: 'admin' }
        : { expert_id: shown, action: 'insert', new_values: {} }
    const column = table === 'user_roles' ? 'user_id' : 'expert_id'
    return [
      call(`insert into ${table}`, nobody, (as) => as.client.from(table).insert(row(as)).select()),
      call(`upsert into ${table}`, nobody, (as) => as.client.from(table).upsert(row(as)).select()),
      call(`upsert beside ${table}`, nobody, (as) =>
        as.client.from(table).upsert(row(as), { ignoreDuplicates: true }).select(),
      ),
      call(`update ${table}`, nobody, (as) =>
        as.client.from(table).update(row(as)).not(column, 'is', null).select(),
      ),
      call(`delete from ${table}`, nobody, (as) =>
        as.client.from(table).delete().not(column, 'is', null).select(),
      ),
    ]
  }),
]

const rows: Record<string, (as: Attacker) => unknown> = {
  experts: () => expert('Eve'),
  user_roles: ({ userId }) => ({ user_id: userId, role: 'admin' }),
  expert_changes: ({ shown }) => ({ expert_id: shown, action: 'insert', new_values: {} }),
}

/** Every verb on every table, without a filter, as no library would send it. */
const verbs: Attack[] = Object.entries(rows).flatMap(([table, row]) => {
  const path = `/rest/v1/${table}`
  const mayWrite = table === 'experts' ? (['admin'] as const) : nobody
  const body = (as: Attacker) => JSON.stringify(row(as))
  const upsert = { prefer: 'return=representation,resolution=merge-duplicates' }
  return [
    http(`POST ${table}`, [...mayWrite], (as) =>
      as.http('POST', path, { headers: representation, body: body(as) }),
    ),
    http(`upsert ${table}`, [...mayWrite], (as) =>
      as.http('POST', path, { headers: upsert, body: body(as) }),
    ),
    http(`PATCH ${table}`, [...mayWrite], (as) =>
      as.http('PATCH', path, { headers: representation, body: body(as) }),
    ),
    http(`PUT ${table}`, nobody, (as) => as.http('PUT', path, { headers: representation, body: body(as) })),
    http(`DELETE ${table}`, [...mayWrite], (as) => as.http('DELETE', path, { headers: representation })),
    http(`TRUNCATE ${table}`, nobody, (as) => as.http('TRUNCATE', path)),
    http(`POST as a method override of DELETE ${table}`, nobody, (as) =>
      as.http('POST', path, { headers: { 'x-http-method-override': 'DELETE' }, body: '[]' }),
    ),
    http(`explain ${table}`, nobody, (as) =>
      as.http('GET', path, { headers: { accept: 'application/vnd.pgrst.plan+json' } }),
    ),
  ]
})

/** Tables that no API shows, by their plain name, by their full one and by their schema's. */
const elsewhere: Attack[] = [
  ['auth', 'users'],
  ['auth', 'identities'],
  ['auth', 'sessions'],
  ['auth', 'refresh_tokens'],
  ['storage', 'objects'],
  ['storage', 'buckets'],
  ['supabase_migrations', 'schema_migrations'],
  ['pg_catalog', 'pg_authid'],
  ['information_schema', 'tables'],
].flatMap(([schema = '', table = '']) => [
  http(`GET ${table}`, nobody, (as) => as.http('GET', `/rest/v1/${table}`)),
  http(`GET ${schema}.${table}`, nobody, (as) => as.http('GET', `/rest/v1/${schema}.${table}`)),
  ...['GET', 'POST', 'PATCH', 'DELETE'].map((method) =>
    http(`${method} ${table} in ${schema}`, nobody, (as) =>
      as.http(method, `/rest/v1/${table}`, {
        headers: { ...representation, 'accept-profile': schema, 'content-profile': schema },
        body: method === 'GET' ? undefined : '{"id":"1"}',
      }),
    ),
  ),
])

export const tableAttacks = [...experts, ...otherTables, ...verbs, ...elsewhere]
