import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A family, as a move or a merge names it. */
export interface NamedFamily {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** Finds a family by its cuid or id, without deleted accounts; undefined for none. */
export async function findNamedFamily(
  db: Db,
  input: { customer: string } | { id: number },
): Promise<NamedFamily | undefined> {
  const is = 'id' in input ? sql`id = ${input.id}` : sql`cuid = ${input.customer}`;
  const { rows } = await sql<NamedFamily>`
    select id, cuid, firstname, lastname from customers where ${is} and deleted_at is null`.execute(
    db,
  );
  return rows[0];
}

/** Tests whether a cart item for a participant still holds its place. */
export async function liesInCart(
  db: Db,
  input: { participant_id: number; now: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from cart_items where participant_id = ${input.participant_id}
      and processed_at is null and expires_at > ${input.now} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Moves a locked participant to another family, with its turns on waiting lists; consent to an
 * advance order does not carry over to that family. Households with which it was shared keep it
 * shared; the new family keeps it now.
 */
export async function giveToFamily(
  db: Db,
  input: {
    participant_id: number;
    from: number;
    customer_id: number;
    moved_by: number;
    now: string;
  },
): Promise<void> {
  const { participant_id, from, customer_id, moved_by, now } = input;
  await sql`insert into moved_participants (participant_id, customer_id, moved_by, moved_at)
    values (${participant_id}, ${from}, ${moved_by}, ${now})`.execute(db);
  await sql`update participant_households set ended_at = ${now}, ended_by = ${moved_by}
    where participant_id = ${participant_id} and customer_id = ${customer_id} and ended_at is null`.execute(
    db,
  );
  await sql`update participants set customer_id = ${customer_id}, version = version + 1, updated_at = ${now}
    where id = ${participant_id}`.execute(db);
  await sql`
    update waiting_list_entries set customer_id = ${customer_id}, together = false, advance_price = null, advance_ordered_at = null,
      advance_terms_version = null, advance_strategy = null
    where participant_id = ${participant_id} and customer_id = ${from} and left_at is null`.execute(
    db,
  );
}
