-- Which transaction was the last to change what the cards of an organiser's catalogue say whatever is asked: activities, their pictures
-- and categories, the names of locations. A list reads it with the rows that it finds, and keeps what it has presented for as long as
-- it is the same (docs/decisions/0056-cards-are-kept.md).
create table catalogue_versions (
  organiser_id bigint primary key references organisers (id) on delete cascade,
  version text not null
);
call protect_tenant_table('catalogue_versions');
revoke insert, update, delete on catalogue_versions from ribambelle_app;

create function note_catalogue_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into catalogue_versions (organiser_id, version)
  select id, pg_current_xact_id()::text from organisers where id = coalesce(new.organiser_id, old.organiser_id)
  on conflict (organiser_id) do update set version = excluded.version
  where catalogue_versions.version <> excluded.version;
  return null;
end $$;
revoke all on function note_catalogue_change from public;

-- Deferred to the end of the transaction, which locks nothing after it: whoever waits for the version is waited for by nobody.
do $$
declare watched record;
begin
  for watched in select * from (values
    ('activities', 'insert or delete or update of cuid, slug, title, description, age_minimum, age_maximum, registration_flow, default_price'),
    ('activity_images', 'insert or delete or update'),
    ('activity_categories', 'insert or delete or update'),
    ('categories', 'delete or update'),
    ('category_groups', 'delete or update'),
    ('files', 'update of cuid, width, height'),
    ('locations', 'delete or update of name, title')) as one (name, events)
  loop
    execute format(
      'create constraint trigger catalogue_changed after %s on %I deferrable initially deferred for each row execute function note_catalogue_change()',
      watched.events, watched.name);
  end loop;
end $$;
