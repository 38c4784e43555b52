import type { Client } from 'pg';
import type { Shop } from './shop.ts';

/** The additional sizes for the benchmarks. */
const MORE = { locations: 48, activities: 3_940, availabilities: 199_600, days: 548 };

/** The position of the copies of activities: after all originals. */
const FIRST_COPY = 1_000;

/**
 * Fills the rich organiser up to 200,000 availabilities of some 4,000 activities at 60 locations
 * over eighteen months, of one to five dates. Nobody is registered in the new ones: full ones have
 * no places at all, so that every count still holds.
 */
export async function addLarge(
  client: Client,
  {
    organiser_id,
    today,
    more = MORE,
  }: Pick<Shop, 'organiser_id' | 'today'> & { readonly more?: typeof MORE },
): Promise<void> {
  await client.query('select setseed(0.42)');
  await client.query(LOCATIONS, [organiser_id, more.locations]);
  await client.query(ACTIVITIES, [organiser_id, more.activities]);
  await client.query(ACTIVITY_CATEGORIES, [organiser_id]);
  await client.query(
    'create temporary table planned on commit drop as select null::bigint as id, 0 as place, null::date as first, 0 as days, null::time as begins, null::time as ends limit 0',
  );
  await client.query(PLANNED, [today, more.availabilities, more.days]);
  await client.query('analyze planned');
  await client.query(AVAILABILITIES, [organiser_id]);
  await client.query(DATES, [organiser_id]);
}

const LOCATIONS = `
  insert into locations (organiser_id, name, title, street, number, postcode, city, country, longitude, latitude)
  select organiser_id, name || ' ' || (n / 12 + 2), jsonb_build_object('fr', name || ' ' || (n / 12 + 2), 'en', (title ->> 'en') || ' ' || (n / 12 + 2)),
    street, (n + 3)::text, postcode, city, country, longitude + n * 0.0007, latitude - n * 0.0004
  from (select *, row_number() over (order by id) - 1 as place from locations where organiser_id = $1) known
  join generate_series(0, $2::integer - 1) n on n % 12 = place`;

const ACTIVITIES = `
  insert into activities (organiser_id, slug, title, description, instructions, age_minimum, age_maximum, default_capacity, default_price,
    default_deposit, allow_registrations_after_start, "order")
  select organiser_id, slug || '-' || (n / many + 2), jsonb_build_object('fr', (title ->> 'fr') || ', groupe ' || (n / many + 2), 'en', (title ->> 'en') || ', group ' || (n / many + 2)),
    description, instructions, age_minimum, age_maximum, default_capacity, default_price + n % 7 * 500, default_deposit,
    allow_registrations_after_start, ${FIRST_COPY} + n
  from (select *, row_number() over (order by "order", id) - 1 as place, count(*) over () as many from activities where organiser_id = $1) known
  join generate_series(0, $2::integer - 1) n on n % many = place`;

const ACTIVITY_CATEGORIES = `
  insert into activity_categories (organiser_id, activity_id, category_id)
  select copy.organiser_id, copy.id, c.category_id from activities copy
  join (select *, row_number() over (order by "order", id) - 1 as place, count(*) over () as many from activities
    where organiser_id = $1 and "order" < ${FIRST_COPY}) first on first.place = (copy."order" - ${FIRST_COPY}) % first.many
  join activity_categories c on c.organiser_id = first.organiser_id and c.activity_id = first.id
  where copy.organiser_id = $1 and copy."order" >= ${FIRST_COPY}`;

const PLANNED = `
  insert into planned (id, place, first, days, begins, ends)
  select new_id(), n, $1::date + (n::bigint * 7919 % $3)::integer, 1 + n % 5, (array['09:00', '10:00', '13:30', '16:15', '19:00']::time[])[1 + n % 5],
    (array['12:00', '12:30', '16:00', '17:30', '20:30']::time[])[1 + n % 5]
  from generate_series(1, $2::integer) n`;

const AVAILABILITIES = `
  with a as (select id, default_price, default_deposit, default_capacity, allow_registrations_after_start, row_number() over (order by "order") - 1 as place
      from activities where organiser_id = $1 and "order" >= ${FIRST_COPY}),
    l as (select id, row_number() over (order by id) - 1 as place from locations where organiser_id = $1),
    many as (select (select count(*) from a) as activities, (select count(*) from l) as locations)
  insert into availabilities (organiser_id, id, activity_id, location_id, closed, status, start_at, end_at, dates_until, price, deposit, capacity, weekdays)
  select $1, p.id, a.id, l.id, p.place % 23 = 0, case when p.place % 23 = 0 then 'CLOSED' when p.place % 11 = 0 then 'FULL' else 'OPEN' end,
    (p.first + p.begins) at time zone 'Europe/Brussels', (p.first + p.days - 1 + p.ends) at time zone 'Europe/Brussels',
    (p.first + p.days - 1 + case when a.allow_registrations_after_start then p.ends else p.begins end) at time zone 'Europe/Brussels',
    a.default_price, a.default_deposit, case when p.place % 11 = 0 and p.place % 23 <> 0 then 0 else coalesce(a.default_capacity, 12) end,
    (select array_agg(distinct extract(isodow from p.first + day)::smallint) from generate_series(0, p.days - 1) day)
  from planned p cross join many join a on a.place = p.place % many.activities join l on l.place = (p.place / 7) % many.locations`;

const DATES = `
  insert into availability_dates (organiser_id, availability_id, activity_id, location_id, start_at, end_at)
  select $1, p.id, a.activity_id, a.location_id, (p.first + day + p.begins) at time zone 'Europe/Brussels', (p.first + day + p.ends) at time zone 'Europe/Brussels'
  from planned p join availabilities a on a.organiser_id = $1 and a.id = p.id cross join generate_series(0, p.days - 1) day`;
