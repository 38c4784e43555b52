import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { childrenOf, householdsOf } from './household-views.ts';

/** A child and one of its households. */
interface ChildAndFamily {
  readonly participant_id: number;
  readonly customer_id: number;
}

/**
 * Loads the relation of a child and a family, and their numbers of households and participants; the
 * child is locked.
 */
export async function loadToShare(db: Db, input: ChildAndFamily) {
  const { participant_id, customer_id } = input;
  const { rows } = await sql<{ there: boolean; further: number; participants: number }>`
    select ${customer_id}::bigint = any(${householdsOf('p')}) as there, cardinality(${householdsOf('p')}) - 1 as further,
      (select count(*)::integer from participants c where c.deleted_at is null
        and c.id = any(${childrenOf(customer_id)})) as participants
    from participants p where p.id = ${participant_id}`.execute(db);
  return rows[0] ?? { there: false, further: 0, participants: 0 };
}

/**
 * Shares a locked child with a locked family, and increases the version of the child. Returns the
 * id of the household and of every family that the child has now.
 */
export async function insertHousehold(
  db: Db,
  input: ChildAndFamily & { added_by: number; now: string },
): Promise<{ readonly id: number; readonly families: readonly number[] }> {
  const { participant_id, customer_id, added_by, now } = input;
  const { rows } = await sql<{ id: number; families: readonly number[] }>`
    insert into participant_households (participant_id, customer_id, added_by, since)
    select p.id, ${customer_id}, ${added_by}, ${now}
    from participants p where p.id = ${participant_id}
    returning id, (select ${householdsOf('p')} || ${customer_id}::bigint from participants p
      where p.id = ${participant_id}) as families`.execute(db);
  await moveVersion(db, input);
  const [row] = rows;
  if (row === undefined) throw new Error('The locked child is gone');
  return row;
}

/**
 * Ends a further household of a locked child; returns whether there was one. `ended_by` is null
 * when the family leaves by itself.
 */
export async function endHousehold(
  db: Db,
  input: ChildAndFamily & { ended_by: number | null; now: string },
): Promise<boolean> {
  const { participant_id, customer_id, ended_by, now } = input;
  const { rows } = await sql`
    update participant_households set ended_at = ${now}, ended_by = ${ended_by}
    where participant_id = ${participant_id} and customer_id = ${customer_id} and ended_at is null
    returning id`.execute(db);
  if (rows.length > 0) await moveVersion(db, input);
  return rows.length > 0;
}

async function moveVersion(
  db: Db,
  input: Pick<ChildAndFamily, 'participant_id'> & { now: string },
): Promise<void> {
  await sql`update participants set version = version + 1, updated_at = ${input.now}
    where id = ${input.participant_id}`.execute(db);
}

/** Locks the current cart of a family, which may contain items for a child. */
export async function lockCartOf(db: Db, customer_id: number): Promise<void> {
  await sql`select from carts where customer_id = ${customer_id} and status <> 'PROCESSED'
    order by id for no key update`.execute(db);
}

/**
 * Tests whether a family has something for a child that may become a registration: in its cart, on
 * a waiting list, or as a request.
 */
export async function isBusy(db: Db, input: ChildAndFamily & { now: string }): Promise<boolean> {
  const { participant_id, customer_id, now } = input;
  const theirs = sql`customer_id = ${customer_id} and participant_id = ${participant_id}`;
  const { rows } = await sql<{ busy: boolean }>`
    select exists (select from cart_items i join carts k on k.organiser_id = i.organiser_id and k.id = i.cart_id
        where k.customer_id = ${customer_id} and i.processed_at is null and i.expires_at > ${now}
          and (i.participant_id = ${participant_id} or i.price_lines -> 'participant_ids' @> to_jsonb(${participant_id}::bigint)))
      or exists (select from waiting_list_entries where ${theirs} and left_at is null)
      or exists (select from registration_requests where ${theirs} and status = 'PENDING') as busy`.execute(
    db,
  );
  return rows[0]?.busy ?? false;
}

/** Tests whether a registration or a booking of a family for a child is still ahead. */
export async function isExpected(
  db: Db,
  input: ChildAndFamily & { now: string },
): Promise<boolean> {
  const { participant_id, customer_id, now } = input;
  const { rows } = await sql<{ expected: boolean }>`
    select exists (select from registrations r join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
        where r.participant_id = ${participant_id} and r.customer_id = ${customer_id}
          and r.cancelled_at is null and a.end_at > ${now})
      or exists (select from booking_participations w join bookings b on b.organiser_id = w.organiser_id and b.id = w.booking_id
        where w.participant_id = ${participant_id} and b.customer_id = ${customer_id}
          and b.cancelled_at is null and b.end_at > ${now}) as expected`.execute(db);
  return rows[0]?.expected ?? false;
}

/**
 * Moves the children that a family keeps and shares, all of them or one, to the first of their
 * other families: the family leaves them, and is recorded as a household that has ended. Returns
 * the children that were moved.
 */
export async function leaveShared(
  db: Db,
  input: { customer_id: number; participant_id?: number; now: string },
): Promise<readonly number[]> {
  const { customer_id, participant_id, now } = input;
  const one = participant_id === undefined ? sql`` : sql`and p.id = ${participant_id}`;
  const { rows } = await sql<{ id: number }>`
    with next as (
      select distinct on (h.participant_id) h.id, h.participant_id, h.customer_id, p.created_at
      from participant_households h
      join participants p on p.organiser_id = h.organiser_id and p.id = h.participant_id and p.deleted_at is null
      where h.ended_at is null and p.customer_id = ${customer_id} ${one}
      order by h.participant_id, h.since, h.id),
    ended as (
      update participant_households h set ended_at = ${now} from next where h.id = next.id),
    was as (
      insert into participant_households (participant_id, customer_id, since, ended_at)
      select participant_id, ${customer_id}, least(created_at, ${now}::timestamptz), ${now} from next)
    update participants p set customer_id = next.customer_id, version = p.version + 1, updated_at = ${now}
    from next where p.id = next.participant_id returning p.id`.execute(db);
  await sql`
    update participant_households h set ended_at = ${now}
    where h.customer_id = ${customer_id} and h.ended_at is null
      ${participant_id === undefined ? sql`` : sql`and h.participant_id = ${participant_id}`}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
