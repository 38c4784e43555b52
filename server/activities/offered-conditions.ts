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
}

/**
 * Returns the conditions that lists of activities and of availabilities share, besides the status:
 * where and when an availability takes place.
 */
export function offeredConditions({
  timezone,
  filters,
}: {
  timezone: string;
  filters: OfferedFilters;
}): RawBuilder<boolean>[] {
  const { location, weekday, date } = filters;
  const conditions: RawBuilder<boolean>[] = [];
  if (location !== undefined) conditions.push(atLocations(location, { of: 'availabilities' }));
  if (weekday !== undefined)
    conditions.push(sql`availabilities.weekdays && ${weekday}::smallint[]`);
  if (date !== undefined) {
    const { start_at: from, end_at: to } = spanOfDay(
      isDay(date) ? date : dayOf(date, timezone),
      timezone,
    );
    conditions.push(
      sql`availabilities.id = any(array(select availability_id from availability_dates where start_at >= ${from} and start_at < ${to}))`,
    );
  }
  const spans = spansOf(filters, timezone);
  if (spans !== null) conditions.push(startsWithin(spans));
  return conditions;
}

/** Tests whether an availability, or a date, is at one of the locations with these cuids. */
export function atLocations(
  cuids: readonly string[],
  { of }: { of: 'availabilities' | 'availability_dates' },
): RawBuilder<boolean> {
  const [only = ''] = cuids;
  const column = sql.ref(`${of}.location_id`);
  const ids = sql`select id from locations where cuid`;
  // at one location the index has them in their order
  return cuids.length === 1
    ? sql`${column} = (${ids} = ${only})`
    : sql`${column} = any(array(${ids} = any(${cuids})))`;
}

/** Returns the spans of the months in the filters, in either spelling; null when there are none. */
function spansOf(
  { period, 'availabilities-period': other }: OfferedFilters,
  timezone: string,
): readonly Span[] | null {
  return period === undefined && other === undefined
    ? null
    : spansOfPeriods([...(period ?? []), ...(other ?? [])], timezone);
}

/**
 * Returns the later of an instant and the first moment of the months: no date of an availability
 * that starts in them is earlier.
 */
export function fromPeriods(
  from: string,
  { timezone, filters }: { timezone: string; filters: OfferedFilters },
): string {
  const first = spansOf(filters, timezone)?.[0]?.start_at;
  return first !== undefined && Date.parse(first) > Date.parse(from) ? first : from;
}

/** Returns the end of the last month in the filters; null when there is none. */
export function endOfPeriods({
  timezone,
  filters,
}: {
  timezone: string;
  filters: OfferedFilters;
}): string | null {
  return spansOf(filters, timezone)?.at(-1)?.end_at ?? null;
}

/**
 * Tests for a start in one of the months; the first and the last moment are a separate condition,
 * so that an index serves them.
 */
function startsWithin(spans: readonly Span[]): RawBuilder<boolean> {
  const first = spans[0];
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return sql`false`;
  const within = sql<boolean>`availabilities.start_at >= ${first.start_at} and availabilities.start_at < ${last.end_at}`;
  if (spans.length === 1) return within;
  const starts = spans.map(({ start_at }) => start_at);
  const ends = spans.map(({ end_at }) => end_at);
  return sql`${within} and exists (select from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as span (start_at, end_at)
    where availabilities.start_at >= span.start_at and availabilities.start_at < span.end_at)`;
}
