-- Public means: whoever knows an image's address may fetch it. Listing needs SELECT, which admins alone have.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'experts', 'experts', true, 5242880,
  array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Admins manage expert images" on storage.objects
  for all to authenticated
  using (bucket_id = 'experts' and (select public.is_admin()))
  with check (bucket_id = 'experts' and (select public.is_admin()));
