import { type RawBuilder, sql } from 'kysely';
import { rowLock } from '../../database/row-lock.ts';
import { inOrder } from '../../database/statements.ts';
import type { Db } from '../../database/transaction.ts';
import { itemsOf, type LockedItem } from '../items.ts';

/**
 * A present or past membership that is not cancelled: of the participant, or the customer (null).
 */
export interface HeldMembership {
  readonly id: number;
  readonly membership_id: number;
  readonly participant_id: number | null;
  /** The end of its last cycle. */
  readonly held_until: string;
}

/** Loads the memberships of a customer and their participants. */
export async function loadHeldMemberships(
  db: Db,
  customer_id: number,
): Promise<readonly HeldMembership[]> {
  return heldBy(db, sql`select ${customer_id}::bigint`);
}

/**
 * Locks the row of these items' customer and loads their memberships, so that nobody gets the same
 * cycle twice: read by a statement after the lock. Reads nothing when there is no membership among
 * the items.
 */
export async function lockHeldMemberships(
  db: Db,
  of: readonly LockedItem[],
): Promise<readonly HeldMembership[]> {
  const ids = itemsOf('MEMBERSHIP', of).map(({ id }) => id);
  if (ids.length === 0) return [];
  const customers = sql`select k.customer_id from cart_items i join carts k on k.organiser_id = i.organiser_id and k.id = i.cart_id
    where i.id = any(${ids}::bigint[])`;
  const [, held] = await inOrder(
    () =>
      sql`select id from customers where id in (${customers}) order by id ${rowLock('customers')}`.execute(
        db,
      ),
    () => heldBy(db, customers),
  );
  return held;
}

/** Locks one customer, and returns their memberships: for staff, who sell without a cart. */
export async function lockHeldOf(db: Db, customer_id: number): Promise<readonly HeldMembership[]> {
  const [, held] = await inOrder(
    () =>
      sql`select id from customers where id = ${customer_id} ${rowLock('customers')}`.execute(db),
    () => loadHeldMemberships(db, customer_id),
  );
  return held;
}

async function heldBy(db: Db, customers: RawBuilder<unknown>): Promise<readonly HeldMembership[]> {
  const { rows } = await sql<HeldMembership>`
    select id, membership_id, participant_id, expires_at as held_until from customer_memberships
    where customer_id in (${customers}) and cancelled_at is null`.execute(db);
  return rows;
}
