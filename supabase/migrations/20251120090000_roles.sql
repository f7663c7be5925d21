-- Who may manage the site. Nobody writes here through the API: see the grant_admin migration.
create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin')),
  primary key (user_id, role)
);

alter table public.user_roles enable row level security;
revoke all on public.user_roles from anon, authenticated;
grant select on public.user_roles to authenticated;
grant all on public.user_roles to service_role;

create policy "Users see their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));

-- Asks as its caller, who sees the rows that decide. The body is parsed here and now, not by the caller:
-- who may not look into the auth schema by name can still call this.
create function public.is_admin() returns boolean
language sql stable set search_path = ''
return exists (
  select 1 from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
);

revoke execute on function public.is_admin() from public, anon;
grant execute on function public.is_admin() to authenticated, service_role;
