import type { Json } from '@ribambelle/database/json.ts';
import { addSeconds } from '@ribambelle/domain/base/instants.ts';
import type { BookingState } from '@ribambelle/domain/bookings/moved-dates.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';
import { LOCATION, type LocationRow } from '../resources/index.ts';

/** The seconds that a notice waits after a move: longer than a move can be undone. */
const NOTICE_SECONDS = 20;

/**
 * The resource, hours and price of a booking, and the name of its resource; names are bilingual
 * columns.
 */
export interface NoticedState extends BookingState {
  readonly resource: Json;
  readonly location: LocationRow | null;
}

/**
 * The news for a family whose booking was moved: the state it knows, and the present one, null when
 * there is no news.
 */
export interface Notice {
  readonly cuid: string;
  readonly booking_id: number;
  readonly was: NoticedState;
  readonly became: NoticedState | null;
}

/** The state of the booking `b` at the resource `r`. */
const STATE = sql<NoticedState>`jsonb_build_object('resource_id', r.id, 'resource', r.name, 'location', ${LOCATION},
  'total_amount', (select coalesce(sum(owed.total_amount), 0)::integer from booking_participations w
    join receivables owed on owed.organiser_id = w.organiser_id and owed.id = w.receivable_id
    where w.organiser_id = b.organiser_id and w.booking_id = b.id),
  'dates', (select jsonb_agg(jsonb_build_object('id', d.id, 'start_at', d.start_at, 'end_at', d.end_at) order by d.start_at)
    from booking_dates d where d.organiser_id = b.organiser_id and d.booking_id = b.id))`;

/**
 * Prepares the notice before a locked booking is moved, when the family is to be told (`tell`) or
 * still waits to hear of an earlier move. Its single notice then waits again, and keeps the state
 * that the family knows. There is none otherwise.
 */
export async function awaitNotice(
  db: Db,
  input: { id: number; tell: boolean; created_by: number; now: string },
): Promise<void> {
  const { id, tell, created_by, now } = input;
  const due_at = addSeconds(now, NOTICE_SECONDS);
  const { rows } = await (tell
    ? sql<{ id: number }>`
        insert into booking_notices (organiser_id, booking_id, was, due_at, created_by, created_at)
        select b.organiser_id, b.id, ${STATE}, ${due_at}::timestamptz, ${created_by}::bigint, ${now}::timestamptz
        from bookings b join resources r on r.organiser_id = b.organiser_id and r.id = b.resource_id
        where b.id = ${id}
        on conflict (organiser_id, booking_id) where closed_at is null do update set due_at = excluded.due_at
        returning id`.execute(db)
    : sql<{ id: number }>`
        update booking_notices set due_at = ${due_at}::timestamptz
        where booking_id = ${id} and closed_at is null returning id`.execute(db));
  const [notice] = rows;
  if (notice === undefined) return;
  await queueJob(db, {
    name: 'send-booking-move-mail',
    payload: { notice_id: notice.id, due_at },
    key: `booking notice ${notice.id}`,
    run_at: due_at,
    now,
  });
}

/** Loads the present state of a booking. */
export async function loadBookingState(db: Db, id: number): Promise<NoticedState | null> {
  const { rows } = await sql<{ state: NoticedState }>`
    select ${STATE} as state from bookings b join resources r on r.organiser_id = b.organiser_id and r.id = b.resource_id
    where b.id = ${id}`.execute(db);
  return rows[0]?.state ?? null;
}

/**
 * Returns the waiting notice of a booking, with the state that the family knows; null when it knows
 * the present one.
 */
export async function findWaitingNotice(db: Db, id: number) {
  const { rows } = await sql<{ id: number; was: NoticedState }>`
    select id, was from booking_notices
    where booking_id = ${id} and closed_at is null`.execute(db);
  return rows[0] ?? null;
}

/**
 * Returns the state that a family knew when a notice of its booking was opened; null when there is
 * none.
 */
export async function findKnownBefore(db: Db, id: number): Promise<NoticedState | null> {
  const { rows } = await sql<{ was: NoticedState }>`
    select was from booking_notices where id = ${id}`.execute(db);
  return rows[0]?.was ?? null;
}

/**
 * Locks a notice that is due at a moment, after its booking as every move does, and tells whether
 * the booking is cancelled; null when it waits for another moment.
 */
export async function lockNotice(db: Db, of: { id: number; due_at: string }) {
  const { id, due_at } = of;
  await sql`
    select from bookings where id = (select booking_id from booking_notices where id = ${id}) for update`.execute(
    db,
  );
  const { rows } = await sql<Notice & { closed_at: string | null; cancelled: boolean }>`
    select n.cuid, n.booking_id, n.was, n.became, n.closed_at, b.cancelled_at is not null as cancelled
    from booking_notices n join bookings b on b.organiser_id = n.organiser_id and b.id = n.booking_id
    where n.id = ${id} and n.due_at = ${due_at}::timestamptz`.execute(db);
  return rows[0] ?? null;
}

/** Closes a locked notice with the state that its e-mail tells, null for none. */
export async function closeNotice(
  db: Db,
  input: { id: number; became: NoticedState | null; now: string },
): Promise<void> {
  const { id, became, now } = input;
  await sql`
    update booking_notices set became = ${became === null ? null : JSON.stringify(became)}::jsonb, closed_at = ${now}
    where id = ${id}`.execute(db);
}
