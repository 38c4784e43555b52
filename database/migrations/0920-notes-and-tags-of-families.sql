-- Notes about families and registrations, and tags for both (decisions 164 and 165).
alter table notes drop constraint notes_list_check;
alter table notes add constraint notes_list_check check (list in ('collaborators', 'customers', 'registrations'));
alter table notes
  add column version integer not null default 1 check (version >= 1),
  -- its family reads it on the page of its registration; no other note is ever read by a family
  add column for_family boolean not null default false check (not for_family or list = 'registrations'),
  add column edited_by_name text,
  add column edited_at timestamptz,
  add check ((edited_at is null) = (edited_by_name is null));
create trigger version_moves before update of text on notes
  for each row when (old.text is distinct from new.text) execute function move_version();
-- who sees own groups alone reads what is about their registrations, and nothing of a family beyond them
call confine_to_own_groups('notes', $$list = 'registrations' and record_id = any((select own_registrations())::bigint[])$$);

-- a word of the list of availabilities is kept when it is first used; families and registrations share a list that staff keep, in colours or plain
alter table tags drop constraint tags_list_check;
alter table tags add constraint tags_list_check check (list in ('availabilities', 'customers'));
alter table tags
  add column cuid text not null default new_cuid(),
  add column colour text check (colour in ('BLUE', 'GREEN', 'AMBER', 'RED', 'PURPLE')),
  add unique (organiser_id, cuid);

alter table customers add column tags text[] not null default '{}';
create index customers_tagged on customers using gin (tags) where tags <> '{}';
alter table registrations add column tags text[] not null default '{}';
create index registrations_tagged on registrations using gin (tags) where tags <> '{}';

-- under row-level security neither index is looked at by `tags @>`: ids of the organiser of the transaction alone
create function customers_tagged(tag text) returns setof bigint language sql stable security definer rows 100
set search_path = public, pg_temp as
$$ select id from customers where organiser_id = current_organiser() and tags <> '{}' and tags @> array[tag] and deleted_at is null $$;
create function registrations_tagged(tag text) returns setof bigint language sql stable security definer rows 100
set search_path = public, pg_temp as
$$ select id from registrations where organiser_id = current_organiser() and tags <> '{}' and tags @> array[tag] $$;
revoke all on function customers_tagged, registrations_tagged from public;
grant execute on function customers_tagged, registrations_tagged to ribambelle_app;

-- many of them can be tagged in one go
alter table bulk_actions drop constraint bulk_actions_on_check;
alter table bulk_actions add constraint bulk_actions_on_check check ("on" in ('AVAILABILITIES', 'DATES', 'REGISTRATIONS', 'CUSTOMERS'));
