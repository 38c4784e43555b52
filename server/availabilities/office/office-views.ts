import type { availabilityColumns } from '@ribambelle/api/availabilities/availability-columns.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  findSearched,
  fitting,
  hasStatus,
  hasUntoldLine,
  type Searched,
  searchedConditions,
  shownStatus,
} from '../../activities/index.ts';
import { keepsDate } from '../../database/takes-place.ts';
import type { Db } from '../../database/transaction.ts';
import type { ListQuery } from '../../lists/list-views.ts';

interface Read {
  readonly timezone: string;
  readonly now: string;
}

export interface OfficeFilters {
  readonly search?: string | undefined;
  readonly activity?: string | undefined;
  readonly location?: string | undefined;
  readonly status?: string | undefined;
  readonly tag?: string | undefined;
  readonly waiting_list?: 'UNTOLD' | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly price_from?: number | undefined;
  readonly price_to?: number | undefined;
  /** Places left; without a limit there are always more. */
  readonly free_from?: number | undefined;
  readonly free_to?: number | undefined;
}

/** An availability as a list finds it; `title` in every language. */
export interface OfficeAvailabilityRow {
  readonly id: number;
  readonly cuid: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly price: number;
  readonly capacity: number | null;
  readonly registered: number;
  readonly status: string;
  readonly tags: readonly string[];
  readonly activity_cuid: string;
  readonly title: Json;
  readonly location: string | null;
  readonly dates: number;
}

/**
 * Selects the availabilities that match filters, the best match of the search first unless sorted,
 * then by start.
 */
export async function selectOfficeAvailabilities(
  db: Db,
  query: Read & {
    filters: OfficeFilters;
    sort: Order<typeof availabilityColumns> | undefined;
  },
): Promise<ListQuery<OfficeAvailabilityRow>> {
  const search = await findSearched(db, query.filters.search);
  const matching = matchingAvailabilities(db, { ...query, searched: search });
  const last_first = query.sort === '-start';
  const orderedQuery =
    search === null || query.sort !== undefined
      ? matching
      : matching
          .leftJoin(fitting(search).as<'fit'>(sql`fit (id, rank)`), 'fit.id', 'activities.id')
          .orderBy(sql`coalesce(fit.rank, 0)`, 'desc');
  const rows = orderedQuery
    .leftJoin('locations', (join) =>
      join
        .onRef('locations.organiser_id', '=', 'availabilities.organiser_id')
        .onRef('locations.id', '=', 'availabilities.location_id'),
    )
    .select([
      'availabilities.id',
      'availabilities.cuid',
      'availabilities.start_at',
      'availabilities.end_at',
      'availabilities.price',
    ])
    .select(['availabilities.capacity', 'availabilities.registered', 'availabilities.tags'])
    .select(shownStatus(query.now).as('status'))
    .select(['activities.cuid as activity_cuid', 'activities.title', 'locations.name as location'])
    .select(
      sql<number>`(select count(*) from availability_dates d
        where d.organiser_id = availabilities.organiser_id and d.availability_id = availabilities.id)`.as(
        'dates',
      ),
    )
    .orderBy('availabilities.start_at', last_first ? 'desc' : 'asc')
    .orderBy('availabilities.id', last_first ? 'desc' : 'asc');
  return { rows: sql`${rows}`, counted: sql`${matching.select('availabilities.id')}` };
}

function matchingAvailabilities(
  db: Db,
  {
    timezone,
    now,
    filters,
    searched,
  }: Read & { filters: OfficeFilters; searched: Searched | null },
) {
  let matching = db
    .selectFrom('availabilities')
    .innerJoin('activities', (join) =>
      join
        .onRef('activities.organiser_id', '=', 'availabilities.organiser_id')
        .onRef('activities.id', '=', 'availabilities.activity_id'),
    );
  for (const condition of searchedConditions(searched)) matching = matching.where(condition);
  if (filters.activity !== undefined)
    matching = matching.where('activities.cuid', '=', filters.activity);
  if (filters.status !== undefined) matching = matching.where(hasStatus([filters.status], now));
  if (filters.tag !== undefined)
    matching = matching.where(sql<boolean>`availabilities.tags @> ${[filters.tag]}::text[]`);
  if (filters.waiting_list !== undefined) matching = matching.where(hasUntoldLine(now));
  if (filters.from !== undefined)
    matching = matching.where(
      'availabilities.end_at',
      '>=',
      spanOfDay(filters.from, timezone).start_at,
    );
  if (filters.until !== undefined)
    matching = matching.where(
      'availabilities.start_at',
      '<',
      spanOfDay(filters.until, timezone).end_at,
    );
  for (const condition of numbersOf(filters)) matching = matching.where(condition);
  if (filters.location !== undefined) {
    matching = matching.where(
      sql<boolean>`availabilities.location_id in (select id from locations
        where organiser_id = availabilities.organiser_id and cuid = ${filters.location})`,
    );
  }
  return matching;
}

function numbersOf(filters: OfficeFilters): RawBuilder<boolean>[] {
  const { price_from, price_to, free_from, free_to } = filters;
  const free = sql`availabilities.capacity - availabilities.registered - availabilities.offered`;
  return [
    ...(price_from === undefined ? [] : [sql<boolean>`availabilities.price >= ${price_from}`]),
    ...(price_to === undefined ? [] : [sql<boolean>`availabilities.price <= ${price_to}`]),
    ...(free_from === undefined
      ? []
      : [sql<boolean>`(availabilities.capacity is null or greatest(${free}, 0) >= ${free_from})`]),
    ...(free_to === undefined ? [] : [sql<boolean>`${free} <= ${free_to}`]),
  ];
}

/**
 * Returns the id of the organiser's availability with this cuid, whether its activity is published
 * or not; undefined for none.
 */
export async function findOfficeAvailabilityId(db: Db, availability: string) {
  const row = await db
    .selectFrom('availabilities')
    .select('id')
    .where('cuid', '=', availability)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Tests whether a registration or a request, including cancelled ones, or a cart names an
 * availability.
 */
export async function isAvailabilityUsed(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
    exists (select from registrations where availability_id = ${id})
    or exists (select from cart_items where availability_id = ${id})
    or exists (select from registration_request_availabilities where availability_id = ${id})
    or exists (select from cart_items i join availabilities a on a.organiser_id = i.organiser_id and a.activity_id = i.requested_activity_id
      where a.id = ${id} and i.processed_at is null
        and i.price_lines @> jsonb_build_object('availabilities', jsonb_build_array(jsonb_build_object('availability_id', a.id)))) as used`.execute(
    db,
  );
  return rows[0]?.used ?? true;
}

/**
 * Counts the registrations that keep a place on each date of an availability; dates without any are
 * absent.
 */
export async function countRegistrationsOfDates(
  db: Db,
  id: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ date_id: number; count: number }>`
    select t.date_id, count(*)::integer as count from registrations r
    join registration_dates t on t.organiser_id = r.organiser_id and t.registration_id = r.id
    where r.availability_id = ${id} and ${keepsDate()} group by t.date_id`.execute(db);
  return new Map(rows.map(({ date_id, count }) => [date_id, count]));
}
