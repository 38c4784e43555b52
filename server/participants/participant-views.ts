import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listParticipants } from '@ribambelle/api/participants/list-participants.ts';
import { sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import { idsFound, typedWords } from '../database/search.ts';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';
import { childrenOf, householdsOf } from '../households/index.ts';
import { withAttendanceCodes } from '../vault/attendance-code.ts';

/** The columns of a participant that the family is shown. */
export const PARTICIPANT_COLUMNS = [
  'id',
  'cuid',
  'firstname',
  'lastname',
  'birthdate',
  'version',
  'attendance_code_sealed',
] as const;

/** True when other families have it too. */
const SHARED = sql<boolean>`cardinality(${householdsOf('participants')}) > 1`.as('shared');

/**
 * Loads the customer's participants that were not deleted, in the order in which they were added.
 */
export async function loadParticipants(db: Db, customer_id: number) {
  const rows = await ownParticipants(db, customer_id)
    .select(PARTICIPANT_COLUMNS)
    .select(SHARED)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return withAttendanceCodes(db, rows);
}

export type ParticipantRow = Omit<Awaited<ReturnType<typeof loadParticipants>>[number], 'shared'>;

/** Finds a page of the customer's participants by name, and the number that match (3 §7). */
export async function findParticipants(
  db: Db,
  input: {
    customer_id: number;
    filters: Pick<RequestOf<typeof listParticipants>, 'id' | 'search'>;
    limit: number;
    offset: number;
  },
) {
  let matching = ownParticipants(db, input.customer_id);
  const words = typedWords(input.filters.search);
  if (input.filters.id !== undefined)
    matching = matching.where(sql<boolean>`id = any(${input.filters.id})`);
  if (words !== null)
    matching = matching.where(sql<boolean>`id = any(${idsFound('participants', words)})`);
  const rows = await matching
    .select(PARTICIPANT_COLUMNS)
    .select(SHARED)
    .orderBy(byName(sql`lastname`))
    .orderBy(byName(sql`firstname`))
    .orderBy('id')
    .limit(input.limit)
    .offset(input.offset)
    .execute();
  const total = await db
    .selectFrom(matching.select('id').limit(MOST_COUNTED).as('matching'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows: withAttendanceCodes(db, rows), count: total.count };
}

/**
 * Tests whether anything is still ahead of a participant: a registration that was not cancelled, or
 * places held in a cart.
 */
export async function hasSomethingAhead(
  db: Db,
  input: { participant_id: number; now: string },
): Promise<boolean> {
  const { rows } = await sql<{ ahead: boolean }>`
    select exists (
        select from registrations r join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
        where r.participant_id = ${input.participant_id}
          and r.cancelled_at is null and a.end_at > ${input.now})
      or exists (
        select from cart_items i where i.participant_id = ${input.participant_id}
          and i.processed_at is null and i.expires_at > ${input.now})
      or exists (
        select from booking_participations w join bookings b on b.organiser_id = w.organiser_id and b.id = w.booking_id
        where w.participant_id = ${input.participant_id}
          and b.cancelled_at is null and b.end_at > ${input.now}) as ahead`.execute(db);
  return rows[0]?.ahead ?? false;
}

function ownParticipants(db: Db, customer_id: number) {
  return db
    .selectFrom('participants')
    .where(sql<boolean>`id = any(${childrenOf(customer_id)})`)
    .where('deleted_at', 'is', null);
}
