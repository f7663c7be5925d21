-- Who changed which expert when, written by the database alone and never changed.
-- Without foreign keys: a row outlives the expert and the admin it speaks of.
create table public.expert_changes (
  id bigint generated always as identity primary key,
  expert_id uuid not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  -- Both are null where no user did it: SQL, or the secret key.
  changed_by uuid,
  changed_by_email text,
  changed_at timestamptz not null default clock_timestamp(),
  old_values jsonb,
  new_values jsonb,
  check ((action = 'insert') = (old_values is null)),
  check ((action = 'delete') = (new_values is null))
);

create index expert_changes_newest on public.expert_changes (expert_id, id desc);

alter table public.expert_changes enable row level security;
revoke all on public.expert_changes from anon, authenticated, service_role;
grant select on public.expert_changes to authenticated, service_role;

create policy "Admins see the changes of experts" on public.expert_changes
  for select to authenticated using ((select public.is_admin()));

-- Security definer: nobody who changes an expert may write here, or read the e-mail addresses of users.
create function public.record_expert_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'updated_at' = to_jsonb(old) - 'updated_at' then
    return null;
  end if;
  insert into public.expert_changes (expert_id, action, changed_by, changed_by_email, old_values, new_values)
  values (
    coalesce(new.id, old.id), lower(tg_op), caller, (select email from auth.users where id = caller),
    to_jsonb(old), to_jsonb(new)
  );
  return null;
end
$$;

create trigger record_expert_change after insert or update or delete on public.experts
  for each row execute function public.record_expert_change();

-- Holds for the owner and the secret key too, whom row level security does not stop.
create function public.keep_expert_changes() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Deeper than one: the statement comes from the trigger above, not from a person.
  if tg_op = 'INSERT' and pg_trigger_depth() > 1 then
    return null;
  end if;
  raise exception 'The changes of experts are written by the database alone and stay as they are'
    using errcode = 'insufficient_privilege';
end
$$;

create trigger keep_expert_changes before insert or update or delete or truncate on public.expert_changes
  for each statement execute function public.keep_expert_changes();

revoke execute on function public.record_expert_change() from public, anon, authenticated, service_role;
revoke execute on function public.keep_expert_changes() from public, anon, authenticated, service_role;
