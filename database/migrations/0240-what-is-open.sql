-- Until when an availability takes registrations, kept beside its row, so that every list asks one column of one index (R24).
-- The rule is domain/availabilities/status.ts; these columns are its answer for all moments at once:
--   closes_at   from then on it is CLOSED: it is over, it has begun, registering has ended, or it was closed (-infinity)
--   open_until  from then on it is not OPEN: closed, overlapping, full, or no date ahead has a place
-- Before both it is OPEN; between them FULL, or OVERLAP as decided.
alter table availabilities
  -- as its activity says
  add column open_after_start boolean not null default false,
  -- until when one of its dates with a place can be joined
  add column dates_until timestamptz not null default '-infinity';

create function dates_until_of(organiser bigint, availability bigint, after_start boolean) returns timestamptz
language sql stable set search_path = public, pg_temp as
$$
  select coalesce(max(case when after_start then end_at else start_at end), '-infinity') from availability_dates
  where organiser_id = organiser and availability_id = availability
    and status = 'OPEN' and (capacity is null or registered < capacity)
$$;
grant execute on function dates_until_of to ribambelle_app;

update availabilities set open_after_start = activities.allow_registrations_after_start,
  dates_until = dates_until_of(availabilities.organiser_id, availabilities.id, activities.allow_registrations_after_start)
from activities
where activities.organiser_id = availabilities.organiser_id and activities.id = availabilities.activity_id;

alter table availabilities
  add column closes_at timestamptz not null generated always as (case
    when closed or status = 'CLOSED' then '-infinity'
    else least(end_at, registrations_end_at, case when not open_after_start then start_at end) end) stored,
  add column open_until timestamptz not null generated always as (case
    when closed or status <> 'OPEN' or registered >= capacity then '-infinity'
    else least(end_at, registrations_end_at, case when not open_after_start then start_at end, dates_until) end) stored;

-- the activity's setting
create function follow_activity_setting() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update availabilities set open_after_start = new.allow_registrations_after_start,
    dates_until = dates_until_of(organiser_id, id, new.allow_registrations_after_start)
  where organiser_id = new.organiser_id and activity_id = new.id;
  return null;
end $$;
create trigger open_after_start after update on activities for each row
when (old.allow_registrations_after_start <> new.allow_registrations_after_start)
execute function follow_activity_setting();

create function take_activity_setting() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.open_after_start := coalesce((select allow_registrations_after_start from activities
    where organiser_id = new.organiser_id and id = new.activity_id), false);
  return new;
end $$;
create trigger open_after_start before insert on availabilities for each row
execute function take_activity_setting();

-- the dates; a place that is taken changes nothing here until it is the last one
create function follow_dates() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update availabilities set dates_until = dates_until_of(a.organiser_id, a.id, a.open_after_start)
  from (select a.organiser_id, a.id, a.open_after_start from availabilities a
    where (a.organiser_id, a.id) in (select organiser_id, availability_id from changed)) a
  where availabilities.organiser_id = a.organiser_id and availabilities.id = a.id;
  return null;
end $$;
create trigger dates_until_added after insert on availability_dates
referencing new table as changed for each statement execute function follow_dates();
create trigger dates_until_removed after delete on availability_dates
referencing old table as changed for each statement execute function follow_dates();

create function follow_date() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update availabilities set dates_until = dates_until_of(organiser_id, id, open_after_start)
  where organiser_id = new.organiser_id and id = new.availability_id;
  return null;
end $$;
create trigger dates_until_changed after update on availability_dates for each row
when (old.status <> new.status or old.start_at <> new.start_at or old.end_at <> new.end_at
  or (old.registered < coalesce(old.capacity, 2147483647)) <> (new.registered < coalesce(new.capacity, 2147483647)))
execute function follow_date();

-- lists by start, with what is asked of each row
drop index availabilities_organiser_id_status_start_at_id_activity_id__idx;
create index availabilities_open on availabilities (organiser_id, status, start_at, id)
  include (activity_id, location_id, open_until, closes_at);
-- what an activity offers now
drop index availabilities_organiser_id_activity_id_status_start_at_id_idx;
create index availabilities_of_activity on availabilities (organiser_id, activity_id, closes_at)
  include (id, status, start_at, end_at, open_until, price, location_id, registrations_start_at);
-- what is at a location
drop index availabilities_organiser_id_location_id_start_at_id_activit_idx;
create index availabilities_at_location on availabilities (organiser_id, location_id, start_at, id)
  include (activity_id, status, open_until);
