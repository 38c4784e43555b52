import type { WaitingListMode } from '@ribambelle/domain/activities/waiting-list-modes.ts';
import type { Waiting } from '@ribambelle/domain/waiting-list/vacancy.ts';
import { sql } from 'kysely';
import { rowLock } from '../database/row-lock.ts';
import type { Db } from '../database/transaction.ts';
import { childrenOf } from '../households/index.ts';

/**
 * The settings of an activity for a place that becomes free, with the most minutes for which it is
 * kept.
 */
export interface LineSettings {
  readonly mode: WaitingListMode;
  readonly minutes: number;
}

/**
 * Locks the waiting list of an availability by the lock of its places: a family that joins sees
 * every place that was freed, and a call that frees one sees every family that joined. Undefined
 * when the site has no such availability.
 */
export async function lockLine(db: Db, availability_id: number): Promise<LineSettings | undefined> {
  const { rows } = await sql<LineSettings>`
    select v.waiting_list_mode as mode, v.offer_minutes as minutes
    from availabilities a join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where a.id = ${availability_id} and v.published ${rowLock('a')}`.execute(db);
  return rows[0];
}

/** Locks the waiting list of an availability, on the site or not. */
export async function lockAvailability(db: Db, availability_id: number): Promise<void> {
  await sql`
    select from availabilities a
    where a.id = ${availability_id} ${rowLock('a')}`.execute(db);
}

/**
 * Finds one of the customer's own participants, with whether they already have a place or wait for
 * one; undefined for none of theirs.
 */
export async function findWishing(
  db: Db,
  input: { availability_id: number; customer_id: number; participant_id: number },
) {
  const { rows } = await sql<{ birthdate: string | null; registered: boolean; waiting: boolean }>`
    select p.birthdate,
      exists (select from registrations r where r.organiser_id = p.organiser_id and r.participant_id = p.id
        and r.availability_id = ${input.availability_id} and r.cancelled_at is null) as registered,
      exists (select from waiting_list_entries w where w.organiser_id = p.organiser_id and w.participant_id = p.id
        and w.availability_id = ${input.availability_id} and w.left_at is null) as waiting
    from participants p
    where p.id = ${input.participant_id} and p.id = any(${childrenOf(input.customer_id)})
      and p.deleted_at is null`.execute(db);
  return rows[0];
}

/**
 * Puts a participant at the end of a locked waiting list, together with their family when it waits
 * together; returns the entry's id.
 */
export async function insertEntry(
  db: Db,
  input: { availability_id: number; customer_id: number; participant_id: number; now: string },
): Promise<number> {
  const { availability_id, customer_id, participant_id, now } = input;
  const { rows } = await sql<{ id: number }>`
    insert into waiting_list_entries (availability_id, customer_id, participant_id, turn, together, created_at)
    select ${availability_id}::bigint, ${customer_id}::bigint, ${participant_id}::bigint,
      coalesce(max(turn), 0) + 1,
      coalesce(bool_or(together) filter (where customer_id = ${customer_id}::bigint and left_at is null), false), ${now}::timestamptz
    from waiting_list_entries where availability_id = ${availability_id}
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/**
 * Makes all of a customer's participants on a waiting list wait for places together, or each for
 * one; returns their number.
 */
export async function setTogether(
  db: Db,
  input: { availability_id: number; customer_id: number; together: boolean },
): Promise<number> {
  const { availability_id, customer_id, together } = input;
  const { rows } = await sql`
    update waiting_list_entries set together = ${together}
    where availability_id = ${availability_id} and customer_id = ${customer_id} and left_at is null
    returning id`.execute(db);
  return rows.length;
}

/** Removes an entry from its waiting list. */
export async function leaveLine(db: Db, input: { id: number; now: string }): Promise<void> {
  await sql`
    update waiting_list_entries set left_at = ${input.now}::timestamptz
    where id = ${input.id} and left_at is null`.execute(db);
}

/** Removes participants who have just been registered from their waiting lists. */
export async function leaveRegistered(
  db: Db,
  input: {
    now: string;
    registrations: readonly { participant_id: number; availability_id: number }[];
  },
): Promise<void> {
  const participant_ids = input.registrations.map(({ participant_id }) => participant_id);
  const availability_ids = input.registrations.map(({ availability_id }) => availability_id);
  await sql`
    update waiting_list_entries set left_at = ${input.now}::timestamptz
    where left_at is null and availability_id = any(${availability_ids}::bigint[])
      and participant_id = any(${participant_ids}::bigint[])
      and (availability_id, participant_id) in (select * from unnest(${availability_ids}::bigint[], ${participant_ids}::bigint[]))`.execute(
    db,
  );
}

/**
 * Empties the waiting list of an availability that does not take place; a family that joins
 * meanwhile waits for the lock of its places.
 */
export async function emptyLine(
  db: Db,
  line: { availability_id: number; now: string },
): Promise<void> {
  await sql`
    update waiting_list_entries set left_at = ${line.now}::timestamptz
    where availability_id = ${line.availability_id} and left_at is null`.execute(db);
}

/** Loads all entries of a waiting list whose participant still exists, in the order of joining. */
export async function loadLine(db: Db, availability_id: number): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select w.id, w.customer_id, w.together, w.turn, w.has_priority, w.offered_at from waiting_list_entries w
    join participants p on p.organiser_id = w.organiser_id and p.id = w.participant_id and p.deleted_at is null
    where w.availability_id = ${availability_id} and w.left_at is null
    order by w.has_priority desc, w.turn`.execute(db);
  return rows;
}

/** Tests whether anybody is on a waiting list; entries made before it was locked are seen. */
export async function doesAnybodyWait(db: Db, availability_id: number): Promise<boolean> {
  const { rows } = await sql`
    select from waiting_list_entries
    where availability_id = ${availability_id} and left_at is null limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Records that a waiting list has places that are free from now on, of which its families are to be
 * notified: earlier notices were about other places.
 */
export async function noteVacated(
  db: Db,
  line: { availability_id: number; now: string },
): Promise<void> {
  await sql`
    update availabilities a set vacated_at = ${line.now}::timestamptz
    where a.id = ${line.availability_id}`.execute(db);
}

/**
 * Tests whether anybody was notified of this vacancy already: its waiting list was served before.
 */
export async function isVacancyNotified(
  db: Db,
  input: { availability_id: number; vacancy: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from waiting_list_entries
    where availability_id = ${input.availability_id} and vacancy = ${input.vacancy} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Records that these entries were notified of a vacancy. */
export async function noteOffers(
  db: Db,
  input: { ids: readonly number[]; vacancy: string; now: string },
): Promise<void> {
  await sql`
    update waiting_list_entries set offered_at = ${input.now}::timestamptz, vacancy = ${input.vacancy}
    where id = any(${input.ids}::bigint[])`.execute(db);
}
