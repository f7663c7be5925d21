import { type Attack, call, http } from './attack.ts'

const nobody: never[] = []
const victim = { user_email: 'user@example.com' }

const own: Attack[] = [
  call('pass for an admin', ['admin'], ({ client }) => client.rpc('is_admin')),
  call('grant admin rights', nobody, async ({ client }) => {
    const { error } = await client.rpc('grant_admin', victim)
    return { data: !error, error }
  }),
  call('revoke admin rights', nobody, async ({ client }) => {
    const { error } = await client.rpc('revoke_admin', { user_email: 'admin@example.com' })
    return { data: !error, error }
  }),
  call('list the admins', nobody, ({ client }) => client.rpc('list_admins')),
  call('list the admins with GET', nobody, ({ client }) => client.rpc('list_admins', {}, { get: true })),
  call('count the admins', nobody, ({ client }) => client.rpc('list_admins', {}, { count: 'exact' })),
  call('add the sample experts', ['admin'], ({ client }) => client.functions.invoke('setup-experts')),
]

/** Functions of triggers, of PostgreSQL and of the schemas that no API shows. */
const foreign: Attack[] = [
  'tidy_expert',
  'record_expert_change',
  'keep_expert_changes',
  'version',
  'current_setting',
  'set_config',
  'pg_read_file',
  'pg_ls_dir',
  'pg_sleep',
  'lo_import',
  'query_to_xml',
  'exec_sql',
].flatMap((name) => [
  http(`call ${name}`, nobody, (as) => as.http('POST', `/rest/v1/rpc/${name}`, { body: '{}' })),
  http(`call ${name} with GET`, nobody, (as) => as.http('GET', `/rest/v1/rpc/${name}`)),
  http(`call ${name} in pg_catalog`, nobody, (as) =>
    as.http('POST', `/rest/v1/rpc/${name}`, { headers: { 'content-profile': 'pg_catalog' }, body: '{}' }),
  ),
])

const inAuth: Attack[] = ['uid', 'jwt', 'role', 'email'].map((name) =>
  http(`call auth.${name}`, nobody, (as) =>
    as.http('POST', `/rest/v1/rpc/${name}`, { headers: { 'content-profile': 'auth' }, body: '{}' }),
  ),
)

export const functionAttacks = [...own, ...foreign, ...inAuth]
