import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { getResourcesReport } from '@ribambelle/api/reports/get-resources-report.ts';
import type { Span } from '@ribambelle/domain/base/days.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import { byName } from '../lists/by-name-views.ts';
import type { ListQuery } from '../lists/list-views.ts';
import { titleOrder } from '../lists/title-order-views.ts';
import type { FoundLine } from './line-name.ts';
import type { Whole } from './report-views.ts';

/** Seconds open and booked, the number of bookings, and their price in minor units. */
export interface UseFound {
  readonly opened: number;
  readonly booked: number;
  readonly bookings: number;
  readonly amount: number;
}

export type ResourcesFound = FoundLine & UseFound & Whole<UseFound>;

type Request = RequestOf<typeof getResourcesReport>;

interface Input extends Pick<Request, 'by' | 'from' | 'to' | 'resource' | 'location'> {
  readonly span: Span;
  readonly timezone: string;
  /** The language by which names are ordered. */
  readonly language: Language;
}

const FIGURES = sql`g.opened, g.booked, g.bookings, g.amount, (select count(*) from g) as lines, (select to_json(w) from (
  select sum(opened) as opened, sum(booked) as booked, sum(bookings) as bookings, sum(amount) as amount from g) w) as whole`;

/**
 * Selects how much resources are open and booked: time is open by hours and exceptions as they are
 * now, without blocked time and time that dates need; booked time is not cancelled; both within the
 * period; and the bookings that begin in it with their price. Only those of one resource or
 * location when it is given.
 */
export function selectUse(input: Input): ListQuery<ResourcesFound> {
  const grouped = sql`${factsOf(input)}, g as materialized (
    select ${keyOf(input)} as key, sum(f.opened)::bigint as opened, sum(f.booked)::bigint as booked, sum(f.bookings)::bigint as bookings,
      sum(f.amount)::bigint as amount
    from facts f left join of_report r on r.id = f.resource_id group by 1
    having sum(f.opened) > 0 or sum(f.booked) > 0 or sum(f.bookings) > 0)`;
  return {
    rows: sql`${grouped} ${lines(input)}`,
    counted: sql`select from (${grouped} select from g) g`,
  };
}

function keyOf({ by }: Input): RawBuilder<unknown> {
  switch (by) {
    case 'resource':
      return sql`r.id`;
    case 'location':
      return sql`r.location_id`;
    case 'family':
      return sql`f.customer_id`;
    case 'weekday':
    case 'hour':
      return sql`f.part`;
  }
}

function lines({ by, language }: Input): RawBuilder<unknown> {
  switch (by) {
    case 'resource':
      return sql`select 'resource' as by, r.cuid as key, r.name as title, ${FIGURES} from g
        join resources r on r.id = g.key order by ${titleOrder(sql`r.name`, language)}, r.id`;
    case 'location':
      return sql`select 'location' as by, l.cuid as key, to_jsonb(l.name) as title, ${FIGURES} from g
        left join locations l on l.id = g.key order by ${byName(sql`l.name`)} nulls last, l.id`;
    case 'family':
      // the name of each is looked up separately: of thousands who booked, only those of a page are
      // needed
      return sql`select 'family' as by,
        (select c.cuid from customers c where c.id = g.key) as key,
        (select to_jsonb(c.firstname || ' ' || c.lastname) from customers c where c.id = g.key) as title,
        ${FIGURES} from g order by g.booked desc, g.key`;
    case 'weekday':
    case 'hour':
      return sql`select ${by} as by, g.key::text as key, null as title, ${FIGURES} from g order by g.key`;
  }
}

/**
 * Selects the facts of the report, one figure a row, by resource or family, or by part of the week
 * or of the day, as the report is grouped.
 */
function factsOf(input: Input): RawBuilder<unknown> {
  const { span, by, timezone } = input;
  const blocked = within('t', input);
  const openedHours = by === 'family' ? sql`` : sql`${openedOf(input)} union all`;
  return sql`with of_report as materialized (
      select r.id, r.location_id, r.booking_configuration_id from resources r where ${resourcesOf(input)}
    ), open as materialized (
      select o.configuration_id, range_agg(tstzrange(o.start_at, o.end_at)) as times
      from open_times(array(select distinct booking_configuration_id from of_report), ${input.from}::date, ${input.to}::date, ${timezone}) o group by 1
    ), blocked as (
      select t.resource_id, range_agg(${cut('t', span)}) as times from (
        select t.resource_id, t.start_at, t.end_at from resource_block_times t where ${blocked}
        union all
        select n.resource_id, n.start_at, n.end_at from dates_needing(array(select id from of_report), ${span.start_at}, ${span.end_at}) n
      ) t group by 1
    ), ${bookedOf(input)}, facts as (
      ${openedHours}
      select d.resource_id, d.customer_id, p.part, 0 as opened, p.seconds * d.times as booked, 0 as bookings, 0 as amount
      from booked d cross join lateral ${partsOf(cut('d', span), input)} p
      union all
      select b.resource_id, b.customer_id, ${partAt(sql`b.start_at`, input)}, 0, 0, b.bookings, b.amount from begun b
    )`;
}

/**
 * Selects booked time, and the bookings that begin within the period; their prices are joined to
 * all of them at once. Bookings at the same time are one row with their number, before its time is
 * cut into parts; the time is not needed when the report is grouped by resource or family.
 */
function bookedOf(input: Input): RawBuilder<unknown> {
  const { span, by } = input;
  const by_part = by === 'weekday' || by === 'hour';
  const who = by === 'family' ? sql`b.customer_id` : sql`null::bigint`;
  const where = (column: RawBuilder<unknown>) => (by_part ? sql`null::bigint` : column);
  const family =
    by === 'family'
      ? sql`join bookings b on b.organiser_id = d.organiser_id and b.id = d.booking_id`
      : sql``;
  return sql`booked as materialized (
      select ${where(sql`d.resource_id`)} as resource_id, ${who} as customer_id, d.start_at, d.end_at, count(*) as times
      from booking_dates d ${family} where ${within('d', input)} and d.cancelled_at is null group by 1, 2, 3, 4
    ), beginning as materialized (
      select b.id, ${where(sql`b.resource_id`)} as resource_id, ${who} as customer_id, ${by_part ? sql`b.start_at` : sql`null::timestamptz`} as start_at
      from bookings b where b.resource_id = any(array(select id from of_report))
        and b.start_at >= ${span.start_at} and b.start_at < ${span.end_at} and b.cancelled_at is null
    ), begun as materialized (
      select resource_id, customer_id, start_at, sum(bookings) as bookings, sum(amount) as amount from (
        select b.resource_id, b.customer_id, b.start_at, 1 as bookings, 0 as amount from beginning b
        union all
        select b.resource_id, b.customer_id, b.start_at, 0, owed.total_amount from beginning b
        join booking_participations w on w.booking_id = b.id and w.receivable_id is not null
        join receivables owed on owed.id = w.receivable_id) b
      group by 1, 2, 3
    )`;
}

function within(alias: 'd' | 't', { span }: Input): RawBuilder<unknown> {
  const of = sql.ref(alias);
  return sql`${of}.resource_id = any(array(select id from of_report))
    and ${of}.end_at > ${span.start_at} and ${of}.start_at < ${span.end_at}`;
}

/** Returns the part of a time that is within the period. */
function cut(alias: 'd' | 't', span: Span): RawBuilder<unknown> {
  const of = sql.ref(alias);
  return sql`tstzrange(greatest(${of}.start_at, ${span.start_at}), least(${of}.end_at, ${span.end_at}))`;
}

function resourcesOf({ resource, location }: Input): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (resource !== undefined) conditions.push(sql`r.cuid = ${resource}`);
  if (location !== undefined)
    conditions.push(sql`r.location_id = (select id from locations where cuid = ${location})`);
  return sql.join(conditions, sql` and `);
}

/**
 * Selects open time once for each configuration, and subtracts the part that is blocked, or needed
 * by dates, for each resource.
 */
function openedOf(input: Input): RawBuilder<unknown> {
  return sql`select r.id as resource_id, null::bigint as customer_id, o.part, o.seconds as opened, 0 as booked, 0 as bookings, 0 as amount
    from of_report r join (
      select open.configuration_id, p.part, sum(p.seconds) as seconds from open cross join unnest(open.times) u (time)
      cross join lateral ${partsOf(sql`u.time`, input)} p group by 1, 2
    ) o on o.configuration_id = r.booking_configuration_id
    union all
    select r.id, null, p.part, -p.seconds, 0, 0, 0
    from blocked join of_report r on r.id = blocked.resource_id join open on open.configuration_id = r.booking_configuration_id
    cross join unnest(open.times * blocked.times) u (time) cross join lateral ${partsOf(sql`u.time`, input)} p`;
}

/**
 * Selects the parts of a time with their seconds: by weekday those in each day of the zone, by hour
 * those in each hour on its clock. An hour that comes twice is two hours long. By half hours, since
 * some clocks are changed by half an hour.
 */
function partsOf(time: RawBuilder<unknown>, { by, timezone }: Input): RawBuilder<unknown> {
  const seconds = sql`extract(epoch from least(upper(${time}), s.end_at) - greatest(lower(${time}), s.start_at))::integer`;
  switch (by) {
    case 'resource':
    case 'location':
    case 'family':
      return sql`(select null::integer as part, extract(epoch from upper(${time}) - lower(${time}))::integer as seconds)`;
    case 'weekday':
      return sql`(select extract(isodow from s.day)::integer as part, ${seconds} as seconds from (
        select d.day, clock_moment(d.day::date, '00:00', ${timezone}) as start_at, clock_moment(d.day::date, '24:00', ${timezone}) as end_at
        from generate_series(date_trunc('day', lower(${time}) at time zone ${timezone}), upper(${time}) at time zone ${timezone}, interval '1 day') d (day)) s
        where s.start_at < upper(${time}))`;
    case 'hour':
      return sql`(select ${partAt(sql`s.start_at`, { by, timezone })} as part, ${seconds} as seconds from (
        select h.start_at, h.start_at + interval '30 minutes' as end_at
        from generate_series(date_trunc('hour', lower(${time}), ${timezone}), upper(${time}), interval '30 minutes') h (start_at)) s
        where s.start_at < upper(${time}) and s.end_at > lower(${time}))`;
  }
}

/**
 * Returns the weekday of a moment, or its hour on the zone's clock; null when the report is grouped
 * by neither.
 */
function partAt(
  moment: RawBuilder<unknown>,
  { by, timezone }: Pick<Input, 'by' | 'timezone'>,
): RawBuilder<unknown> {
  switch (by) {
    case 'weekday':
      return sql`extract(isodow from ${moment} at time zone ${timezone})::integer`;
    case 'hour':
      return sql`extract(hour from ${moment} at time zone ${timezone})::integer`;
    case 'resource':
    case 'location':
    case 'family':
      return sql`null::integer`;
  }
}
