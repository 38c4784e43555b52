-- Bookings of a weekday or an hour on the organiser's clock are among those of a few hours of the week in UTC (domain/base/hours-of-week.ts), which an index knows:
-- asking the clock for every booking took 22 ms of a list at 50,000.
alter table bookings add column utc_hour smallint not null generated always as
  ((extract(isodow from start_at at time zone 'UTC') - 1) * 24 + extract(hour from start_at at time zone 'UTC')) stored;
create index on bookings (organiser_id, utc_hour, start_at desc, id);
