-- Called with the secret key, or by the owner in the SQL editor:  select grant_admin('ada@example.com');
-- An unconfirmed address may belong to somebody else, so it is never granted anything.
create function public.grant_admin(user_email text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_roles (user_id, role)
  select id, 'admin' from auth.users
  where lower(email) = lower(btrim(user_email)) and email_confirmed_at is not null
  on conflict do nothing;

  if not exists (select 1 from public.list_admins() where lower(email) = lower(btrim(user_email))) then
    raise exception 'No confirmed user has the e-mail address %', user_email;
  end if;
end
$$;

create function public.revoke_admin(user_email text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.user_roles
  where role = 'admin'
    and user_id in (select id from auth.users where lower(email) = lower(btrim(user_email)));

  if not found then
    raise exception 'No admin has the e-mail address %', user_email;
  end if;
end
$$;

create function public.list_admins() returns table (user_id uuid, email text)
language sql stable security definer set search_path = ''
as $$
  select u.id, u.email::text
  from auth.users u join public.user_roles r on r.user_id = u.id and r.role = 'admin'
  order by u.email
$$;

revoke execute on function public.grant_admin(text) from public, anon, authenticated;
revoke execute on function public.revoke_admin(text) from public, anon, authenticated;
revoke execute on function public.list_admins() from public, anon, authenticated;
grant execute on function public.grant_admin(text) to service_role;
grant execute on function public.revoke_admin(text) to service_role;
grant execute on function public.list_admins() to service_role;
