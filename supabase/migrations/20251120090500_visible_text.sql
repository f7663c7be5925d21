-- Text of nothing but white space, controls and characters that draw nothing looks empty, and so it counts as empty: the
-- checks of the table then refuse it.
create or replace function public.tidy_expert() returns trigger
language plpgsql set search_path = ''
as $$
declare
  invisible constant text := '^[\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F'
    '\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8'
    '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]*$';
begin
  new.name := regexp_replace(btrim(new.name, E' \t\r\n'), invisible, '');
  new.role := regexp_replace(btrim(new.role, E' \t\r\n'), invisible, '');
  new.description := regexp_replace(btrim(new.description, E' \t\r\n'), invisible, '');
  new.updated_at := clock_timestamp();
  if tg_op = 'UPDATE' then
    new.id := old.id;
    new.created_at := old.created_at;
    new.updated_at := greatest(new.updated_at, old.updated_at + interval '1 microsecond');
  end if;
  return new;
end
$$;
