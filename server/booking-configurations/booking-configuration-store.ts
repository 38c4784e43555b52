import type { bookingConfigurationFields } from '@ribambelle/api/booking-configurations/office-shapes.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

export type BookingConfigurationValues = z.output<z.ZodObject<typeof bookingConfigurationFields>>;

interface Of {
  readonly organiser_id: number;
  readonly id: number;
}

function columnsOf({ prices, opening_hours, exceptions, ...columns }: BookingConfigurationValues) {
  return {
    ...columns,
    prices: JSON.stringify(prices),
    opening_hours: JSON.stringify(opening_hours),
    exceptions: JSON.stringify(exceptions),
  };
}

/** Adds a booking configuration and returns its cuid. */
export async function insertBookingConfiguration(
  db: Db,
  input: { organiser_id: number; values: BookingConfigurationValues; now: string },
): Promise<string> {
  const { organiser_id, values, now } = input;
  const row = await db
    .insertInto('booking_configurations')
    .values({ organiser_id, ...columnsOf(values), created_at: now, updated_at: now })
    .returning('cuid')
    .executeTakeFirstOrThrow();
  return row.cuid;
}

/** A booking configuration as it is stored. */
type Locked = BookingConfigurationValues & {
  readonly id: number;
  readonly cuid: string;
  readonly version: number;
};

/** The columns of a booking configuration that staff see and change, with its version. */
export const CONFIGURATION_COLUMNS = sql`c.id, c.cuid, c.name, c.prices, c.opening_hours, c.exceptions, c.minimum_participants,
  c.maximum_participants, c.granularity_minutes, c.buffer_minutes, c.notice_minutes, c.horizon_days, c.crosses_days, c.version`;

/** Locks a booking configuration for a change; undefined when there is none. */
export async function lockBookingConfiguration(
  db: Db,
  input: { organiser_id: number; configuration: string },
): Promise<Locked | undefined> {
  const { rows } = await sql<Locked>`select ${CONFIGURATION_COLUMNS} from booking_configurations c
    where c.organiser_id = ${input.organiser_id} and c.cuid = ${input.configuration} for update`.execute(
    db,
  );
  return rows[0];
}

/** Changes a booking configuration. */
export async function saveBookingConfiguration(
  db: Db,
  input: Of & { values: BookingConfigurationValues; now: string },
): Promise<void> {
  await db
    .updateTable('booking_configurations')
    .set({ ...columnsOf(input.values), updated_at: input.now })
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .execute();
}

/**
 * Tests whether a resource is booked by a configuration; the lock on its row keeps new ones
 * waiting.
 */
export async function isConfigurationUsed(db: Db, { organiser_id, id }: Of): Promise<boolean> {
  const row = await db
    .selectFrom('resources')
    .select('id')
    .where('organiser_id', '=', organiser_id)
    .where('booking_configuration_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a booking configuration. */
export async function removeBookingConfiguration(db: Db, { organiser_id, id }: Of): Promise<void> {
  await db
    .deleteFrom('booking_configurations')
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .execute();
}
