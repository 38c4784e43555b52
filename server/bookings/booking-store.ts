import type { BookedDate } from '@ribambelle/domain/bookings/booked-terms.ts';
import type { TakenTime } from '@ribambelle/domain/resources/slots.ts';
import { sql } from 'kysely';
import { type Db, EXCLUSION_VIOLATION, sqlState } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';

/** A booking to write; its price is a receivable, or one for each participant. */
export interface NewBooking {
  readonly resource_id: number;
  readonly cart_item_id: number | null;
  readonly payment_split: boolean;
  /** Earliest first. */
  readonly dates: readonly BookedDate[];
  readonly participations: readonly {
    readonly participant_id: number;
    readonly position: number;
    readonly receivable_id: number | null;
  }[];
}

/** A booking that was made. */
export interface Made {
  readonly id: number;
  readonly cuid: string;
}

interface NewBookings {
  readonly customer_id: number;
  readonly cart_id: number;
  readonly created_by: number | null;
  readonly bookings: readonly NewBooking[];
  readonly now: string;
}

/**
 * Writes bookings with their dates and participants, and marks the cart items that they come from.
 * Refuses RESOURCE_TAKEN when the database decides: for an overlap that the check under the lock
 * did not see.
 */
export async function insertBookings(db: Db, input: NewBookings): Promise<readonly Made[]> {
  return withLastWord(() => insertRows(db, input));
}

/**
 * Refuses RESOURCE_TAKEN when the database rejects overlapping times of a resource. The whole
 * transaction must then roll back.
 */
export async function withLastWord<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) === EXCLUSION_VIOLATION)
      refuse('RESOURCE_TAKEN', { start_at: 'RESOURCE_TAKEN' });
    throw error;
  }
}

async function insertRows(db: Db, input: NewBookings): Promise<readonly Made[]> {
  const { customer_id, cart_id, created_by, bookings, now } = input;
  const item_ids = bookings.flatMap(({ cart_item_id }) => cart_item_id ?? []);
  const { rows } = await sql<Made>`
    with given as materialized (
      select new_id() as id, b.* from jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb) as b (resource_id bigint, cart_item_id bigint,
        payment_split boolean, dates jsonb, participations jsonb)
    ), made as (
      insert into bookings (id, resource_id, customer_id, cart_id, cart_item_id, payment_split, start_at, end_at, created_by,
        created_at)
      select id, resource_id, ${customer_id}::bigint, ${cart_id}::bigint, cart_item_id, payment_split,
        (dates -> 0 ->> 'start_at')::timestamptz, (dates -> -1 ->> 'end_at')::timestamptz, ${created_by}::bigint, ${now}::timestamptz
      from given returning id, cuid
    ), times as (
      insert into booking_dates (booking_id, resource_id, start_at, end_at)
      select given.id, given.resource_id, d.start_at, d.end_at
      from given, jsonb_to_recordset(given.dates) as d (start_at timestamptz, end_at timestamptz)
    ), coming as (
      insert into booking_participations (booking_id, participant_id, position, receivable_id)
      select given.id, p.participant_id, p.position, p.receivable_id
      from given, jsonb_to_recordset(given.participations) as p (participant_id bigint, position integer, receivable_id bigint)
    ), items as (
      update cart_items set processed_at = ${now}::timestamptz
      where id = any(${item_ids}::bigint[])
    )
    select id, cuid from made`.execute(db);
  return rows;
}

/** Locks a booking for a change; undefined for none. */
export async function lockBooking(db: Db, cuid: string) {
  return db
    .selectFrom('bookings')
    .select(['id', 'cuid', 'resource_id', 'customer_id', 'cart_id', 'cancelled_at'])
    .where('cuid', '=', cuid)
    .forUpdate()
    .executeTakeFirst();
}

/** Finds the ids of the receivables of a booking. */
export async function findReceivablesOf(db: Db, id: number): Promise<readonly number[]> {
  const { rows } = await sql<{ receivable_id: number }>`
    select receivable_id from booking_participations
    where booking_id = ${id} and receivable_id is not null order by position`.execute(db);
  return rows.map(({ receivable_id }) => receivable_id);
}

/** Records that a booking is cancelled, and why: its times are free from now on. */
export async function storeBookingCancellation(
  db: Db,
  input: { id: number; message: string; now: string },
): Promise<void> {
  const { id, message, now } = input;
  await sql`
    with freed as (
      update booking_dates set cancelled_at = ${now}::timestamptz where booking_id = ${id}
    )
    update bookings set cancelled_at = ${now}::timestamptz, cancellation_message = ${message}
    where id = ${id}`.execute(db);
}

/** Loads the dates of a booking, earliest first. */
export async function loadDatesOf(db: Db, id: number) {
  return db
    .selectFrom('booking_dates')
    .select(['id', 'booking_id', 'start_at', 'end_at'])
    .where('booking_id', '=', id)
    .orderBy('start_at')
    .execute();
}

/**
 * Writes the new time of a date of a locked booking, and the span of the whole booking; every date
 * has the resource of the booking. The database refuses overlaps.
 */
export async function storeMove(
  db: Db,
  input: {
    id: number;
    date_id: number;
    resource_id: number;
    to: TakenTime;
    /** All its dates after the move, earliest first. */
    all: readonly TakenTime[];
    now: string;
  },
): Promise<void> {
  const { id, date_id, resource_id, to, all, now } = input;
  await sql`
    with moved as (
      update booking_dates set resource_id = ${resource_id}, start_at = ${to.start_at}, end_at = ${to.end_at}, moves = moves + 1, moved_at = ${now}
      where id = ${date_id}
    )
    update bookings set resource_id = ${resource_id}, start_at = ${all[0]?.start_at ?? to.start_at}, end_at = ${all.at(-1)?.end_at ?? to.end_at}
    where id = ${id}`.execute(db);
}
