-- Which transaction was the last to change what an organiser's activities offer: availabilities, without the number of their places that are
-- taken while some are left. A list reads it with the activities that it finds, and keeps what each offers for as long as it is the same and
-- the clock has reached none of the moments at which something opens, begins or closes (docs/decisions/0191-offers-are-kept.md).
alter table catalogue_versions add column offers_version text not null default '';
alter table catalogue_versions alter column version set default '';

create function note_offers_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- one row is enough of a transaction that writes thousands
  if current_setting('app.offers_noted', true) = pg_current_xact_id()::text || ' ' || coalesce(new.organiser_id, old.organiser_id) then
    return null;
  end if;
  insert into catalogue_versions (organiser_id, offers_version)
  select id, pg_current_xact_id()::text from organisers where id = coalesce(new.organiser_id, old.organiser_id)
  on conflict (organiser_id) do update set offers_version = excluded.offers_version
  where catalogue_versions.offers_version <> excluded.offers_version;
  perform set_config('app.offers_noted', pg_current_xact_id()::text || ' ' || coalesce(new.organiser_id, old.organiser_id), true);
  return null;
end $$;
revoke all on function note_offers_change from public;

-- Deferred to the end of the transaction like those of the catalogue (migration 0320): whoever waits for the version is waited for by nobody.
create constraint trigger offers_changed_by_new after insert or delete on availabilities
  deferrable initially deferred for each row execute function note_offers_change();
create constraint trigger offers_changed after update on availabilities
  deferrable initially deferred for each row
  when (old.activity_id <> new.activity_id
    or old.location_id is distinct from new.location_id
    or old.status <> new.status
    or old.start_at <> new.start_at
    or old.end_at <> new.end_at
    or old.closes_at <> new.closes_at
    or old.open_until <> new.open_until
    or old.registrations_start_at is distinct from new.registrations_start_at
    or old.price <> new.price)
  execute function note_offers_change();
