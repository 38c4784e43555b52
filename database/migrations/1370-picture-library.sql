-- The library of pictures: what each shows, in words, its most important point, and what was taken away (decision 0293).
alter table files
  -- the words for people who do not see it, by language: { "fr", "en" }
  add column alt jsonb not null default '{}',
  -- true: it shows nothing that words must say
  add column decoration boolean not null default false,
  -- the point that stays in sight when it is cut, in basis points of its width and height
  add column focal_x integer not null default 5000 check (focal_x between 0 and 10000),
  add column focal_y integer not null default 5000 check (focal_y between 0 and 10000),
  -- false for pictures that the platform keeps by itself, such as logos of payment methods
  add column in_library boolean not null default true,
  add column deleted_at timestamptz,
  add column version integer not null default 1 check (version >= 1);
update files set in_library = false
  where exists (select from payment_provider_methods m where m.organiser_id = files.organiser_id and m.logo_file_id = files.id);

create index files_newest on files (organiser_id, created_at desc, id desc) where in_library;
create index files_deleted on files (deleted_at) where deleted_at is not null;
create trigger version_moves before update of name, alt, decoration, focal_x, focal_y, deleted_at on files
  for each row when ((old.name, old.alt, old.decoration, old.focal_x, old.focal_y, old.deleted_at)
    is distinct from (new.name, new.alt, new.decoration, new.focal_x, new.focal_y, new.deleted_at)) execute function move_version();
create trigger pages_changed after update of alt, decoration, focal_x, focal_y on files
  for each row execute function notify_pages_changed();
