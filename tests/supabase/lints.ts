type Lint = {
  /** Its name in Supabase's list: https://supabase.com/docs/guides/database/database-advisors */
  name: string
  /** Answers the offenders as `offender`. */
  query: string
  /** Statements that make one, to see that the query finds it: */
  violation: string[]
  offender: string
}

const exposed = `relnamespace = 'public'::regnamespace`
const conditions = `concat(qual, ' ', with_check)`
const ownPolicies = `schemaname in ('public', 'storage')`

const definerFunction = (role: string) => `
  select proname as offender from pg_proc
  where pronamespace = 'public'::regnamespace and prosecdef and has_function_privilege('${role}', oid, 'execute')`

/**
 * What Supabase's linter looks for at ERROR and WARN level (and two of its hints), asked in our own words and at times
 * more strictly. Left out: what only concerns extensions of the hosted service, or their versions.
 */
export const lints: Lint[] = [
  {
    name: 'auth_users_exposed',
    query: `
      select distinct v.relname as offender
      from pg_depend d join pg_rewrite r on r.oid = d.objid join pg_class v on v.oid = r.ev_class
      where d.refobjid = 'auth.users'::regclass and v.${exposed}`,
    violation: ['create view bad_users with (security_invoker) as select id from auth.users'],
    offender: 'bad_users',
  },
  {
    name: 'rls_disabled_in_public',
    query: `select relname as offender from pg_class where ${exposed} and relkind in ('r', 'p') and not relrowsecurity`,
    violation: ['create table bad_open (id int primary key)'],
    offender: 'bad_open',
  },
  {
    name: 'policy_exists_rls_disabled',
    query: `
      select distinct relname as offender from pg_policy join pg_class c on c.oid = polrelid
      where not relrowsecurity`,
    violation: [
      'create table bad_asleep (id int primary key)',
      'create policy p on bad_asleep using (id = 1)',
    ],
    offender: 'bad_asleep',
  },
  {
    name: 'rls_enabled_no_policy',
    query: `
      select relname as offender from pg_class c
      where ${exposed} and relrowsecurity and not exists (select from pg_policy where polrelid = c.oid)`,
    violation: [
      'create table bad_shut (id int primary key)',
      'alter table bad_shut enable row level security',
    ],
    offender: 'bad_shut',
  },
  {
    name: 'rls_references_user_metadata',
    query: `select policyname as offender from pg_policies where ${ownPolicies} and ${conditions} ~ 'user_metadata'`,
    violation: [
      `create policy bad_meta on experts for select using (auth.jwt() -> 'user_metadata' ? 'admin')`,
    ],
    offender: 'bad_meta',
  },
  {
    name: 'rls_policy_always_true',
    query: `
      select policyname as offender from pg_policies
      where ${ownPolicies} and permissive = 'PERMISSIVE' and cmd <> 'SELECT'
        and (coalesce(qual, with_check, 'true') ~ '^\\(*true\\)*$' or with_check ~ '^\\(*true\\)*$')`,
    violation: [
      'create policy bad_true on experts for update to authenticated using (is_active) with check (true)',
    ],
    offender: 'bad_true',
  },
  {
    name: 'auth_rls_initplan',
    query: `
      select policyname as offender from pg_policies
      where ${ownPolicies}
        and regexp_replace(${conditions}, 'select\\s+((auth\\.\\w+|is_admin|public\\.is_admin)\\()', '', 'gi')
          ~ '(auth\\.\\w+|current_setting|is_admin)\\('`,
    violation: [
      'create policy bad_each_row on user_roles for update to authenticated using (user_id = auth.uid())',
    ],
    offender: 'bad_each_row',
  },
  {
    name: 'multiple_permissive_policies',
    query: `
      select format('%s %s %s', tablename, role, verb) as offender
      from pg_policies,
        unnest(case when roles = '{public}' then '{anon,authenticated}' else roles end) role,
        unnest(case cmd when 'ALL' then '{SELECT,INSERT,UPDATE,DELETE}' else array[cmd] end) verb
      where ${ownPolicies} and permissive = 'PERMISSIVE'
      group by tablename, role, verb having count(*) > 1`,
    violation: [
      'create policy bad_again on expert_changes for select to authenticated using (expert_id is null)',
    ],
    offender: 'expert_changes authenticated SELECT',
  },
  {
    name: 'public_bucket_allows_listing',
    query: `
      select policyname as offender from pg_policies
      where schemaname = 'storage' and tablename = 'objects' and cmd in ('SELECT', 'ALL') and qual !~ 'is_admin'
        and exists (select from storage.buckets where public)`,
    violation: [`create policy bad_list on storage.objects for select using (bucket_id = 'experts')`],
    offender: 'bad_list',
  },
  {
    name: 'security_definer_view',
    query: `
      select relname as offender from pg_class
      where ${exposed} and relkind = 'v' and coalesce(reloptions::text, '') !~ 'security_invoker=(true|on|yes|1)'`,
    violation: ['create view bad_definer as select id from experts'],
    offender: 'bad_definer',
  },
  {
    name: 'materialized_view_in_api',
    query: `select relname as offender from pg_class where ${exposed} and relkind = 'm'`,
    violation: ['create materialized view bad_copy as select id from experts'],
    offender: 'bad_copy',
  },
  {
    name: 'foreign_table_in_api',
    query: `select relname as offender from pg_class where ${exposed} and relkind = 'f'`,
    violation: [
      'create foreign data wrapper bad_wrapper',
      'create server bad_server foreign data wrapper bad_wrapper',
      'create foreign table bad_foreign (id int) server bad_server',
    ],
    offender: 'bad_foreign',
  },
  {
    name: 'function_search_path_mutable',
    query: `
      select proname as offender from pg_proc
      where pronamespace = 'public'::regnamespace and coalesce(proconfig::text, '') !~ 'search_path='`,
    violation: ['create function bad_path() returns int language sql as $$ select 1 $$'],
    offender: 'bad_path',
  },
  {
    name: 'anon_security_definer_function_executable',
    query: definerFunction('anon'),
    violation: ['create function bad_anyone() returns int language sql security definer as $$ select 1 $$'],
    offender: 'bad_anyone',
  },
  {
    name: 'authenticated_security_definer_function_executable',
    query: definerFunction('authenticated'),
    violation: [
      'create function bad_user() returns int language sql security definer as $$ select 1 $$',
      'revoke execute on function bad_user() from public, anon',
      'grant execute on function bad_user() to authenticated',
    ],
    offender: 'bad_user',
  },
  {
    name: 'duplicate_index',
    query: `
      select string_agg(indexrelid::regclass::text, ' ' order by indexrelid) as offender from pg_index
      where indrelid in (select oid from pg_class where ${exposed})
      group by indrelid, indkey::text, indclass::text, indoption::text, indexprs::text, indpred::text
      having count(*) > 1`,
    violation: ['create index bad_twice on experts (name)'],
    offender: 'experts_name bad_twice',
  },
  {
    name: 'unindexed_foreign_keys',
    query: `
      select conname as offender from pg_constraint f
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index
        where indrelid = conrelid
          and (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(f.conkey)] @> f.conkey
      )`,
    violation: ['create table bad_slow (expert_id uuid constraint bad_unindexed references experts)'],
    offender: 'bad_unindexed',
  },
  {
    name: 'fkey_to_auth_unique',
    query: `
      select conname as offender from pg_constraint join pg_class target on target.oid = confrelid
        join pg_index on indexrelid = conindid
      where contype = 'f' and target.relnamespace = 'auth'::regnamespace and not indisprimary
        and connamespace = 'public'::regnamespace`,
    violation: [
      'alter table auth.users add constraint bad_email unique (email)',
      'create table bad_mail (email text constraint bad_by_email references auth.users (email))',
    ],
    offender: 'bad_by_email',
  },
  {
    name: 'extension_in_public',
    query: `
      select extname as offender from pg_extension
      where extnamespace = 'public'::regnamespace and extname <> 'plpgsql'`,
    violation: ['create extension ltree schema public'],
    offender: 'ltree',
  },
  {
    name: 'unsupported_reg_types',
    query: `
      select attname as offender from pg_attribute join pg_class c on c.oid = attrelid
      where ${exposed} and atttypid::regtype::text in (
        'regcollation', 'regconfig', 'regdictionary', 'regnamespace', 'regoper', 'regoperator', 'regproc', 'regprocedure'
      )`,
    violation: ['create table bad_reg (bad_column regproc)'],
    offender: 'bad_column',
  },
]
