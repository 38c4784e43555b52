-- The moment at which a clock on the wall of a zone shows a time on a day; 24:00 is the midnight at its end. Of an hour that comes twice in autumn the first
-- one, and of one that spring skips the hour that follows, as `instantAt` of the domain answers.
create function clock_moment(day date, wall text, zone text) returns timestamptz
language sql immutable set search_path = public, pg_temp as $$
  select case when (earlier at time zone zone) = day + wall::time then least(earlier, later) else later end
  from (select (day + wall::time) at time zone zone as later, ((day + wall::time) - interval '1 hour') at time zone zone + interval '1 hour' as earlier) m
$$;

-- When what is booked by some configurations is open on days of a zone, by its hours as they are now: an exception holds in place of those of the weekday.
-- Times of a day that overlap are one. The same as `openingsBetween` of the domain, for sums of thousands of days.
create function open_times(configurations bigint[], first_day date, last_day date, zone text)
returns table (configuration_id bigint, start_at timestamptz, end_at timestamptz)
language sql stable set search_path = public, pg_temp as $$
  with said as (
    select c.id, d.day::date as day, h.opens, h.closes
    from booking_configurations c
    cross join generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') d (day)
    cross join lateral (
      select w.opens, w.closes from jsonb_to_recordset(c.opening_hours) w (weekday integer, opens text, closes text)
      where w.weekday = extract(isodow from d.day) and not exists (
        select from jsonb_to_recordset(c.exceptions) e (first_day date, last_day date) where d.day between e.first_day and e.last_day)
      union all
      select e.hours ->> 'opens', e.hours ->> 'closes' from jsonb_to_recordset(c.exceptions) e (first_day date, last_day date, hours jsonb)
      where d.day between e.first_day and e.last_day and jsonb_typeof(e.hours) = 'object'
    ) h
    where c.organiser_id = current_organiser() and c.id = any(configurations)
  ), moments as (
    select id, day, clock_moment(day, opens, zone) as opens_at, clock_moment(day, closes, zone) as closes_at from said
  ), whole as (
    select id, unnest(range_agg(tstzrange(opens_at, closes_at))) as time from moments where opens_at < closes_at group by id, day
  )
  select id, lower(time), upper(time) from whole
$$;
