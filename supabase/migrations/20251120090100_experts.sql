create table public.experts (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  role text not null check (char_length(role) between 1 and 120),
  description text not null check (char_length(description) between 1 and 1000),
  image_url text check (char_length(image_url) <= 2048 and image_url ~ '^https?://\S+$'),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- Also the version of the row: it grows with every update, so `update … where updated_at = <what was read>`
  -- changes nothing when somebody else was faster.
  updated_at timestamptz not null default now()
);

create index experts_name on public.experts (name);

-- Runs before the checks, so their lengths count trimmed text.
create function public.tidy_expert() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.name := btrim(new.name, E' \t\r\n');
  new.role := btrim(new.role, E' \t\r\n');
  new.description := btrim(new.description, E' \t\r\n');
  new.updated_at := clock_timestamp();
  if tg_op = 'UPDATE' then
    new.id := old.id;
    new.created_at := old.created_at;
    new.updated_at := greatest(new.updated_at, old.updated_at + interval '1 microsecond');
  end if;
  return new;
end
$$;

revoke execute on function public.tidy_expert() from public, anon, authenticated;

create trigger tidy_expert before insert or update on public.experts
  for each row execute function public.tidy_expert();

alter table public.experts enable row level security;
revoke all on public.experts from anon, authenticated;
grant select on public.experts to anon, authenticated;
grant insert, update, delete on public.experts to authenticated;
grant all on public.experts to service_role;

-- One policy for each role and verb: several would each be run for every row.
create policy "Visitors see active experts" on public.experts
  for select to anon using (is_active);

create policy "Users see active experts, admins all" on public.experts
  for select to authenticated using (is_active or (select public.is_admin()));

create policy "Admins add experts" on public.experts
  for insert to authenticated with check ((select public.is_admin()));

create policy "Admins change experts" on public.experts
  for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create policy "Admins delete experts" on public.experts
  for delete to authenticated using ((select public.is_admin()));
