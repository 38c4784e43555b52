import type { periodFilters } from '@ribambelle/api/activities/period-filters.ts';
import { isDay } from '@ribambelle/domain/base/calendar.ts';
import { spansOfPeriods } from '@ribambelle/domain/activities/spans-of-periods.ts';
import { dayOf, type Span, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { type RawBuilder, sql } from 'kysely';

export interface OfferedFilters extends Partial<
  Record<keyof typeof periodFilters, readonly string[] | undefined>
> {
  readonly location?: readonly string[] | undefined;
  readonly weekday?: readonly number[] | undefined;
  readonly date?: string | undefined;
  readonly status?: readonly string[] | undefined;
}

/** What the lists of activities and of availabilities alike ask of an availability: its state, where it is, when it happens. */
export function offeredConditions(input: {
  moment: Moment;
  timezone: string;
  filters: OfferedFilters;
}): RawBuilder<boolean>[] {
  const { moment, timezone, filters } = input;
  const { organiser_id } = moment;
  const { location, weekday, date, status } = filters;
  const conditions: RawBuilder<boolean>[] = [];
  if (status !== undefined) conditions.push(ofStatus(status, moment));
  if (location !== undefined) {
    const [only = ''] = location;
    const ids = sql`select id from locations where organiser_id = ${organiser_id} and cuid`;
    // at one place the index has them in their order
    conditions.push(
      location.length === 1
        ? sql`availabilities.location_id = (${ids} = ${only})`
        : sql`availabilities.location_id = any(array(${ids} = any(${location})))`,
    );
  }
  if (weekday !== undefined)
    conditions.push(sql`availabilities.weekdays && ${weekday}::smallint[]`);
  if (date !== undefined) {
    const { start_at: from, end_at: to } = spanOfDay(
      isDay(date) ? date : dayOf(date, timezone),
      timezone,
    );
    conditions.push(
      sql`availabilities.id = any(array(select availability_id from availability_dates where organiser_id = ${organiser_id} and start_at >= ${from} and start_at < ${to}))`,
    );
  }
  const spans = spansOf(filters, timezone);
  if (spans !== null) conditions.push(startsWithin(spans));
  return conditions;
}

/** When a list is read, and from when on: null for all that ever was. */
export interface Moment {
  readonly organiser_id: number;
  readonly now: string;
  readonly from: string | null;
  /** Whether what is listed starts from then on, or ends after it, as what has a date from then on does. */
  readonly by?: 'start_at' | 'end_at';
}

const A_DAY = 24 * 60 * 60 * 1000;

/**
 * Of one of these states, as they are shown: what is open and has started is shown as full once no date ahead has a place (2 §4),
 * and is then left out where only open ones are asked for. From a moment near now on, few have started: they are found first, so that an
 * index alone answers for all others.
 */
export function ofStatus(
  statuses: readonly string[],
  { organiser_id, now, from, by = 'start_at' }: Moment,
): RawBuilder<boolean> {
  const stored = sql<boolean>`availabilities.status = any(${statuses})`;
  if (!statuses.includes('OPEN') || statuses.includes('FULL')) return stored;
  if (from === null || Date.parse(from) < Date.parse(now) - A_DAY)
    return sql`${stored} and (availabilities.status <> 'OPEN' or availabilities.start_at > ${now}
      or (availabilities.end_at > ${now} and ${hasPlaceAhead('availabilities', now)}))`;
  return sql`${stored} and availabilities.id <> all(array(select started.id from availabilities started
    where started.organiser_id = ${organiser_id} and ${sql.ref(`started.${by}`)} >= ${from} and started.start_at <= ${now}
      and started.status = 'OPEN' and not ${hasPlaceAhead('started', now)}))`;
}

/** Asked of each row for itself: as an `exists` it would be answered by reading all dates there are. */
function hasPlaceAhead(whose: 'availabilities' | 'started', now: string): RawBuilder<boolean> {
  const its = sql.table(whose);
  return sql`coalesce((select true from availability_dates ahead
    where ahead.organiser_id = ${its}.organiser_id and ahead.availability_id = ${its}.id
      and ahead.status = 'OPEN' and (ahead.capacity is null or ahead.capacity > ahead.registered)
      and (ahead.start_at > ${now} or (ahead.end_at > ${now} and (select own.allow_registrations_after_start from activities own
        where own.organiser_id = ${its}.organiser_id and own.id = ${its}.activity_id))) limit 1), false)`;
}

/** The spans of the months that are asked for, in either spelling; null when none is. */
function spansOf(
  { period, 'availabilities-period': other }: OfferedFilters,
  timezone: string,
): readonly Span[] | null {
  return period === undefined && other === undefined
    ? null
    : spansOfPeriods([...(period ?? []), ...(other ?? [])], timezone);
}

/** The later of an instant and the first moment of the months: no date of what starts in them lies before. */
export function fromPeriods(
  from: string,
  { timezone, filters }: { timezone: string; filters: OfferedFilters },
): string {
  const first = spansOf(filters, timezone)?.[0]?.start_at;
  return first !== undefined && Date.parse(first) > Date.parse(from) ? first : from;
}

/** Starts in one of the months; the first and the last moment stand outside, so that an index serves them. */
function startsWithin(spans: readonly Span[]): RawBuilder<boolean> {
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return sql`false`;
  const within = sql<boolean>`availabilities.start_at >= ${first.start_at} and availabilities.start_at < ${last.end_at}`;
  if (spans.length === 1) return within;
  const [starts, ends] = [spans.map(({ start_at }) => start_at), spans.map(({ end_at }) => end_at)];
  return sql`${within} and exists (select from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as span (start_at, end_at)
    where availabilities.start_at >= span.start_at and availabilities.start_at < span.end_at)`;
}
