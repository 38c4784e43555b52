import type { availabilityFields } from '@ribambelle/api/availabilities/office-shapes.ts';
import { weekdayOf } from '@ribambelle/domain/base/days.ts';
import type { SeriesDate } from '@ribambelle/domain/availabilities/recurrence.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../database/transaction.ts';

export type AvailabilityValues = z.output<z.ZodObject<typeof availabilityFields>>;

/** The values as columns, with the location's id in place of its cuid. */
export type AvailabilityColumns = Omit<AvailabilityValues, 'location'> & {
  readonly location_id: number | null;
};

/** Adds availabilities, each with its dates, in one statement; returns their cuids in no order. */
export async function insertAvailabilities(
  db: Db,
  input: {
    activity_id: number;
    columns: AvailabilityColumns;
    /** The dates of each; without a capacity of their own they take that of the availability. */
    groups: readonly (readonly (SeriesDate & { readonly capacity?: number | null })[])[];
    now: string;
  },
): Promise<string[]> {
  const { activity_id, columns, now } = input;
  const groups = input.groups.map((dates) => ({
    start_at: dates[0]?.start_at,
    end_at: dates
      .map(({ end_at }) => end_at)
      .toSorted()
      .at(-1),
    weekdays: [...new Set(dates.map(({ day }) => weekdayOf(day)))].toSorted(
      (one, other) => one - other,
    ),
    dates: dates.map(({ start_at, end_at, capacity = null }) => ({ start_at, end_at, capacity })),
  }));
  const { rows } = await sql<{ cuid: string }>`
    with given as materialized (
      select new_id() as id, new_cuid() as cuid, g.*
      from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as g (start_at timestamptz, end_at timestamptz, weekdays smallint[], dates jsonb)
    ), made as (
      insert into availabilities (id, cuid, activity_id, location_id, closed, status, start_at, end_at, registrations_start_at,
        registrations_end_at, price, deposit, capacity, age_minimum, age_maximum, tags, weekdays, created_at, updated_at)
      select id, cuid, ${activity_id}, ${columns.location_id}, ${columns.closed}, ${columns.closed ? 'CLOSED' : 'OPEN'},
        start_at, end_at, ${columns.registrations_start_at}, ${columns.registrations_end_at}, ${columns.price}, ${columns.deposit},
        ${columns.capacity}, ${columns.age_minimum}, ${columns.age_maximum}, ${columns.tags}::text[], weekdays, ${now}, ${now} from given
      returning cuid
    ), dated as (
      insert into availability_dates (availability_id, activity_id, location_id, start_at, end_at, capacity)
      select given.id, ${activity_id}, ${columns.location_id}, d.start_at, d.end_at, d.capacity
      from given, jsonb_to_recordset(given.dates) as d (start_at timestamptz, end_at timestamptz, capacity integer)
    )
    select cuid from made`.execute(db);
  return rows.map(({ cuid }) => cuid);
}

/**
 * Returns the id of a location by its cuid; undefined for none. The row cannot be deleted
 * meanwhile.
 */
export async function keepLocation(db: Db, location: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('locations')
    .select('id')
    .where('cuid', '=', location)
    .forKeyShare()
    .executeTakeFirst();
  return row?.id;
}

/** Changes the decided values of an availability; counters and FULL follow by `releasePlaces`. */
export async function saveAvailability(
  db: Db,
  input: { id: number; columns: AvailabilityColumns; status: string; now: string },
): Promise<void> {
  await db
    .updateTable('availabilities')
    .set({ ...input.columns, status: input.status, updated_at: input.now })
    .where('id', '=', input.id)
    .execute();
}

/**
 * Closes an availability that does not take place, permanently: the time to register ends as well,
 * so that its waiting list is offered to nobody. The lock of its places is held.
 */
export async function endRegistrations(db: Db, input: { id: number; now: string }): Promise<void> {
  const { id, now } = input;
  await sql`
    update availabilities set closed = true, status = 'CLOSED', updated_at = ${now},
      registrations_start_at = case when registrations_start_at < ${now} then registrations_start_at end,
      registrations_end_at = least(registrations_end_at, ${now})
    where id = ${id}`.execute(db);
}

/** Changes one date; counters and FULL follow by `releasePlaces`. */
export async function saveDate(
  db: Db,
  input: { id: number; capacity: number | null; status: string; called_off_at: string | null },
): Promise<void> {
  const { capacity, status, called_off_at } = input;
  await db
    .updateTable('availability_dates')
    .set({ capacity, status, called_off_at })
    // a calendar that struck it out shows it again only at a later version
    .set(
      'moves',
      sql<number>`moves + ${called_off_at === null ? sql`2 * (called_off_at is not null)::integer` : 0}`,
    )
    .where('id', '=', input.id)
    .execute();
}

/**
 * Gives one date other hours; its availability begins and ends with its dates, and takes place on
 * their weekdays, 1 to 7.
 */
export async function saveHours(
  db: Db,
  input: {
    id: number;
    date: { readonly id: number; readonly start_at: string; readonly end_at: string };
    whole: { readonly start_at: string; readonly end_at: string; readonly weekdays: number[] };
    now: string;
  },
): Promise<void> {
  const { id, date, whole, now } = input;
  const { start_at, end_at } = date;
  await db
    .updateTable('availability_dates')
    .set({ start_at, end_at })
    .where('id', '=', date.id)
    .execute();
  await db
    .updateTable('availabilities')
    .set({ ...whole, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Deletes an availability with its dates. */
export async function removeAvailability(db: Db, id: number): Promise<void> {
  await db.deleteFrom('availability_dates').where('availability_id', '=', id).execute();
  await db.deleteFrom('availabilities').where('id', '=', id).execute();
}
