import type { Json } from '@ribambelle/database/json.ts';
import type { BulkValues } from '@ribambelle/domain/availabilities/bulk-change.ts';
import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

/** An availability, or one of its dates, as bulk actions see it. */
export interface BulkRecord extends BulkValues {
  readonly id: number;
  readonly cuid: string;
  /** The title of its activity, in every language. */
  readonly title: Json;
  /** When it begins. */
  readonly at: string;
  readonly registered: number;
  /** The id of the availability itself, or of the one that the date belongs to. */
  readonly availability_id: number;
  readonly availability_cuid: string;
  /** The capacity of a date without its own; null is no limit. */
  readonly shared_capacity: number | null;
}

/** The wanted records: by their cuids, or one by its id. */
export type Wanted = { readonly cuids: readonly string[] } | { readonly ids: readonly number[] };

/** Loads availabilities, in the order in which they begin. */
export async function loadBulkAvailabilities(db: Db, selection: Wanted): Promise<BulkRecord[]> {
  const which =
    'ids' in selection ? sql`a.id = any(${selection.ids})` : sql`a.cuid = any(${selection.cuids})`;
  const { rows } = await sql<BulkRecord>`
    select a.id, a.cuid, v.title, a.start_at as at, a.closed, false as called_off, a.capacity, a.price, a.deposit, a.tags, a.registered,
      a.registrations_start_at, a.registrations_end_at,
      a.id as availability_id, a.cuid as availability_cuid, null as shared_capacity
    from availabilities a join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where ${which}
    order by a.start_at, a.id`.execute(db);
  return rows;
}

/**
 * Loads dates of availabilities, in the order in which they begin; values that a date does not
 * have, only an availability, are 0 or empty.
 */
export async function loadBulkDates(db: Db, selection: Wanted): Promise<BulkRecord[]> {
  const which =
    'ids' in selection ? sql`d.id = any(${selection.ids})` : sql`d.cuid = any(${selection.cuids})`;
  const of = sql`${which}`;
  return (await sql<BulkRecord>`${datesWhere(of)} order by d.start_at, d.id`.execute(db)).rows;
}

/** Finds the dates that begin from one day to another, in the organiser's zone; at most `limit`. */
export async function findBulkDates(
  db: Db,
  input: {
    timezone: string;
    filters: {
      readonly from: string;
      readonly until: string;
      readonly activity?: string | undefined;
      readonly location?: string | undefined;
    };
    limit: number;
  },
): Promise<BulkRecord[]> {
  const { timezone, filters, limit } = input;
  const { activity, location } = filters;
  const conditions = [
    sql`d.start_at >= ${spanOfDay(filters.from, timezone).start_at}`,
    sql`d.start_at < ${spanOfDay(filters.until, timezone).end_at}`,
    ...(activity === undefined ? [] : [sql`v.cuid = ${activity}`]),
    ...(location === undefined
      ? []
      : [sql`a.location_id in (select id from locations where cuid = ${location})`]),
  ];
  const { rows } =
    await sql<BulkRecord>`${datesWhere(sql.join(conditions, sql` and `))} order by d.start_at, d.id limit ${limit}`.execute(
      db,
    );
  return rows;
}

/** Returns the condition that a row of `availability_dates` matches filters. */
export function datesWithin(
  filters: {
    readonly from: string;
    readonly until: string;
    readonly activity?: string | undefined;
    readonly location?: string | undefined;
  },
  { timezone }: { readonly id: number; readonly timezone: string },
): (row: string) => RawBuilder<unknown> {
  const { from, until, activity, location } = filters;
  const of = (table: 'activities' | 'locations', cuid: string) =>
    sql`(select id from ${sql.table(table)} where cuid = ${cuid})`;
  const placeConditions = [
    ...(activity === undefined ? [] : [sql`activity_id = ${of('activities', activity)}`]),
    ...(location === undefined ? [] : [sql`location_id = ${of('locations', location)}`]),
  ];
  return (row) =>
    sql.join(
      [
        sql`${sql.ref(`${row}.start_at`)} >= ${spanOfDay(from, timezone).start_at}`,
        sql`${sql.ref(`${row}.start_at`)} < ${spanOfDay(until, timezone).end_at}`,
        ...(placeConditions.length === 0
          ? []
          : [
              sql`${sql.ref(`${row}.availability_id`)} in (select id from availabilities
                where ${sql.join(placeConditions, sql` and `)})`,
            ]),
      ],
      sql` and `,
    );
}

function datesWhere(condition: RawBuilder<unknown>): RawBuilder<BulkRecord> {
  return sql`
    select d.id, d.cuid, v.title, d.start_at as at, d.status = 'CLOSED' as closed, d.called_off_at is not null as called_off, d.capacity, 0 as price, 0 as deposit, '{}'::text[] as tags,
      null as registrations_start_at, null as registrations_end_at, d.registered, a.id as availability_id, a.cuid as availability_cuid, a.capacity as shared_capacity
    from availability_dates d
    join availabilities a on a.organiser_id = d.organiser_id and a.id = d.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where ${condition}`;
}
