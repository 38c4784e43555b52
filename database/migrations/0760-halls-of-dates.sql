-- A hall that a date needs is not to be booked at its hours, and a booking that is there takes the date (decision 127).

-- Dates that share something, by their hours: row-level security keeps && of the arrays from an index, as it is not leakproof.
create index availability_dates_sharing_hours on availability_dates
  using gist (int8range(organiser_id, organiser_id, '[]'), tstzrange(start_at, end_at)) where shares <> '{}';
drop index availability_dates_shares;

-- Past the policies, for that index: the dates of the transaction's organiser that share one of some things and lie between two moments, by id.
create function sharing_dates(things bigint[], since timestamptz, until timestamptz)
returns table (id bigint, availability_id bigint, start_at timestamptz, end_at timestamptz, status text, used integer, shares bigint[])
language sql stable security definer set search_path = public, pg_temp as $$
  select d.id, d.availability_id, d.start_at, d.end_at, d.status, d.registered + d.offered, d.shares from availability_dates d
  where int8range(d.organiser_id, d.organiser_id, '[]') && int8range(current_organiser(), current_organiser(), '[]')
    and tstzrange(d.start_at, d.end_at) && tstzrange(since, until) and d.shares <> '{}' and d.shares && things
$$;
revoke all on function sharing_dates from public;
grant execute on function sharing_dates to ribambelle_app;

-- As before, by hours.
create or replace function with_excluded(organiser bigint, wanted bigint[], at timestamptz,
  also_shares bigint[] default '{}', also_start timestamptz default null, also_end timestamptz default null)
returns bigint[] language sql stable set search_path = public, pg_temp as $$
  with own as materialized (
    select d.start_at, d.end_at, d.shares || also_shares as shares from availability_dates d
    where d.organiser_id = organiser and d.availability_id = any(wanted) and d.end_at > at
      and (d.shares <> '{}' or also_shares <> '{}')
    union all
    select also_start, also_end, d.shares from availability_dates d
    where also_start is not null and d.organiser_id = organiser and d.availability_id = any(wanted) and d.shares <> '{}'
  )
  select wanted || array(select distinct o.availability_id from own cross join lateral sharing_dates(own.shares, own.start_at, own.end_at) o)
$$;

-- As before, by hours.
create or replace function is_taken_beside(date availability_dates, besides bigint[]) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from sharing_dates(date.shares, date.start_at, date.end_at) o
    where o.availability_id <> date.availability_id and o.availability_id <> all(besides) and o.used > 0)
$$;

-- Whether a resource that a date needs is booked at its hours.
create function is_booked(date availability_dates) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from booking_dates b
    where b.organiser_id = date.organiser_id and b.resource_id = any(date.shares) and b.cancelled_at is null
      and b.end_at > date.start_at and b.start_at < date.end_at)
$$;

-- The dates that need resources between two moments. One that is closed and of which nobody has a place needs nothing.
create function dates_needing(resources bigint[], since timestamptz, until timestamptz)
returns table (resource_id bigint, start_at timestamptz, end_at timestamptz, date_id bigint)
language sql stable set search_path = public, pg_temp as $$
  select thing, d.start_at, d.end_at, d.id
  from sharing_dates(resources, since, until) d join availabilities a on a.organiser_id = current_organiser() and a.id = d.availability_id
  cross join unnest(d.shares) thing
  where thing = any(resources) and (d.used > 0 or (d.status <> 'CLOSED' and not a.closed))
$$;

-- As before, with the dates that need a resource.
drop function taken_times;
create function taken_times(resources bigint[], since timestamptz, until timestamptz)
returns table (resource_id bigint, start_at timestamptz, end_at timestamptz, booking_id bigint, block_id bigint, date_id bigint)
language sql stable set search_path = public, pg_temp as $$
  select d.resource_id, d.start_at, d.end_at, d.booking_id, null::bigint, null::bigint from booking_dates d
  where d.organiser_id = current_organiser() and d.resource_id = any(resources) and d.cancelled_at is null
    and d.end_at > since and (until is null or d.start_at < until)
  union all
  select t.resource_id, t.start_at, t.end_at, null::bigint, t.block_id, null::bigint from resource_block_times t
  where t.organiser_id = current_organiser() and t.resource_id = any(resources)
    and t.end_at > since and (until is null or t.start_at < until)
  union all
  select n.resource_id, n.start_at, n.end_at, null::bigint, null::bigint, n.date_id from dates_needing(resources, since, until) n
$$;

-- Whatever lets a date need a resource at other hours waits for who books it, and is waited for: the resource is the lock (0114). Dates that are added share
-- nothing before they are written (0710), but for those that are restored.
create function lock_needed_resources() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from resources r where r.organiser_id = new.organiser_id and r.id = any(new.shares) order by r.id for no key update;
  return null;
end $$;
create trigger needed_locked_again after insert on availability_dates
for each row when (new.shares <> '{}') execute function lock_needed_resources();
create trigger needed_locked after update of shares, start_at, end_at, status on availability_dates
for each row when (new.shares <> '{}' and (
  not (old.shares @> new.shares) or old.start_at > new.start_at or old.end_at < new.end_at or (old.status = 'CLOSED' and new.status <> 'CLOSED')
)) execute function lock_needed_resources();

-- an availability that is opened again needs what its dates need
create function lock_needed_again() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from resources r where r.organiser_id = new.organiser_id
    and r.id in (select unnest(d.shares) from availability_dates d where d.organiser_id = new.organiser_id and d.availability_id = new.id)
  order by r.id for no key update;
  return null;
end $$;
create trigger needed_locked after update of closed on availabilities
for each row when (old.closed and not new.closed) execute function lock_needed_again();
