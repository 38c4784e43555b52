import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { householdsOf } from '../households/index.ts';

interface Pair {
  readonly kept: number;
  readonly other: number;
}

/** Selects the families of all of these participants. */
function householdsOfAll(ids: readonly number[]) {
  return sql`array(select unnest(${householdsOf('p')}) from participants p
    where p.id = any(${ids}::bigint[]))`;
}

/** Selects every family that has, or had, one of both: its former orders stay with it. */
function everyFamilyOf({ kept, other }: Pair) {
  const both = sql`in (${kept}, ${other})`;
  return sql`array(select customer_id from participants where id ${both}
    union select customer_id from participant_households where participant_id ${both}
    union select customer_id from moved_participants where participant_id ${both})`;
}

/**
 * Locks the rows that move with a participant and are locked before places: the carts of their
 * families, and their sales, requests and bookings, each by id.
 */
export async function lockHeldOfParticipants(
  db: Db,
  input: { ids: readonly number[] },
): Promise<void> {
  const ids = sql`${input.ids}::bigint[]`;
  await sql`select from carts where status <> 'PROCESSED' and customer_id = any(${householdsOfAll(input.ids)})
    order by id for no key update`.execute(db);
  await sql`select from registrations where participant_id = any(${ids}) order by id for no key update`.execute(
    db,
  );
  await sql`select from registration_requests where participant_id = any(${ids}) order by id for no key update`.execute(
    db,
  );
  await sql`select from customer_bundles where participant_id = any(${ids}) order by id for no key update`.execute(
    db,
  );
  await sql`select from bookings where id in (
      select booking_id from booking_participations where participant_id = any(${ids}))
    order by id for no key update`.execute(db);
}

/**
 * Finds the availabilities on whose waiting lists these participants wait: their lock covers the
 * waiting list.
 */
export async function findLinesOf(db: Db, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ availability_id: number }>`
    select distinct availability_id from waiting_list_entries
    where participant_id = any(${ids}::bigint[]) and left_at is null`.execute(db);
  return rows.map(({ availability_id }) => availability_id);
}

/**
 * Locks the memberships of participants and then the participants, so that no new row can name
 * them; the wallet row of their family is locked already.
 */
export async function lockParticipants(db: Db, ids: readonly number[]): Promise<void> {
  await sql`select from customer_memberships where participant_id = any(${ids}::bigint[])
    order by id for no key update`.execute(db);
  await sql`select from participants where id = any(${ids}::bigint[]) order by id for update`.execute(
    db,
  );
}

/**
 * Updates values that name the other participant without a reference: those who attend a booking in
 * a cart, the subject of a mailing, changes.
 */
export async function renameParticipant(db: Db, { kept, other }: Pair): Promise<void> {
  await sql`
    update cart_items i set price_lines = jsonb_set(price_lines, '{participant_ids}', (
      select coalesce(jsonb_agg(one.id order by one.position), '[]') from (
        select case when id::bigint = ${other} then ${kept}::bigint else id::bigint end as id, min(position) as position
        from jsonb_array_elements_text(i.price_lines -> 'participant_ids') with ordinality as coming (id, position) group by 1) one))
    where cart_id in (select k.id from carts k where k.customer_id = any(${everyFamilyOf({ kept, other })}))
      and price_lines -> 'participant_ids' @> to_jsonb(${other}::bigint)`.execute(db);
  await sql`
    update mailing_recipients set participant_ids = array(
      select distinct case when id = ${other} then ${kept}::bigint else id end from unnest(participant_ids) id)
    where ${other}::bigint = any(participant_ids)`.execute(db);
  await sql`select rename_in_changes_of_households(${kept}, ${other})`.execute(db);
}

/**
 * Fills in the date of birth of the kept participant; nothing else of a participant can be empty.
 */
export async function fillBirthdate(
  db: Db,
  input: { kept: number; birthdate: string; now: string },
): Promise<void> {
  await sql`update participants set birthdate = ${input.birthdate}, updated_at = ${input.now}
    where id = ${input.kept}`.execute(db);
}

/**
 * Deletes the other participant for good: the database refuses while any row names them. A link to
 * them leads to the kept one.
 */
export async function removeMergedParticipant(
  db: Db,
  input: Pair & { cuid: string; merged_by: number; now: string },
): Promise<void> {
  const { kept, other, cuid, merged_by, now } = input;
  await sql`delete from participants where id = ${other}`.execute(db);
  await sql`insert into merged_participants (cuid, participant_id, merged_by, merged_at)
    values (${cuid}, ${kept}, ${merged_by}, ${now})`.execute(db);
}
