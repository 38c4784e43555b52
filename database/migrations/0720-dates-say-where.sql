-- A date says of which activity it is and where, as its availability does: a list of dates is then chosen within the index of their
-- moments, and reads no date that it does not show (decision 119).

alter table availability_dates add column activity_id bigint, add column location_id bigint;

update availability_dates dates set activity_id = a.activity_id, location_id = a.location_id
from availabilities a where a.organiser_id = dates.organiser_id and a.id = dates.availability_id;

alter table availability_dates alter column activity_id set not null;

-- Who makes an availability and its dates in one statement says both; to everybody else they are given.
create function take_place_of_date() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  select activity_id, location_id into new.activity_id, new.location_id from availabilities
  where organiser_id = new.organiser_id and id = new.availability_id;
  return new;
end $$;
create trigger place_of_availability before insert on availability_dates for each row
when (new.activity_id is null)
execute function take_place_of_date();

create function tell_dates_their_place() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update availability_dates set activity_id = new.activity_id, location_id = new.location_id
  where organiser_id = new.organiser_id and availability_id = new.id;
  return null;
end $$;
create trigger place_of_dates after update of activity_id, location_id on availabilities for each row
when (old.activity_id <> new.activity_id or old.location_id is distinct from new.location_id)
execute function tell_dates_their_place();

create index availability_dates_by_moment on availability_dates (organiser_id, start_at, activity_id, location_id, availability_id);
drop index availability_dates_organiser_id_start_at_availability_id_idx;
