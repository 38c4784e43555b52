import type { Db } from '../database/transaction.ts';

/**
 * Locks a sold membership, by its cuid or by its id, for a change, after its customer's row
 * (docs/algorithms/locks.md); undefined for none.
 */
export async function lockCustomerMembership(db: Db, input: { cuid: string } | { id: number }) {
  const row = await db
    .selectFrom('customer_memberships')
    .select(['id', 'customer_id'])
    .where((column) =>
      'cuid' in input ? column('cuid', '=', input.cuid) : column('id', '=', input.id),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', row.customer_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return db
    .selectFrom('customer_memberships')
    .select(['id', 'cuid', 'membership_id', 'customer_id', 'cancelled_at'])
    .select(['created_at', 'created_by'])
    .where('id', '=', row.id)
    .forUpdate()
    .executeTakeFirst();
}

/** Finds the cycles of a sold membership that are not over, with their orders and receivables. */
export async function findCyclesAhead(db: Db, input: { id: number; now: string }) {
  return db
    .selectFrom('membership_cycles')
    .select(['start_at', 'end_at', 'cart_id', 'receivable_id'])
    .where('customer_membership_id', '=', input.id)
    .where('end_at', '>', input.now)
    .orderBy('receivable_id')
    .execute();
}

/** Stores whether a sold membership renews itself; an earlier announcement no longer counts. */
export async function storeRecurring(
  db: Db,
  input: { id: number; recurring: boolean },
): Promise<void> {
  await db
    .updateTable('customer_memberships')
    .set({
      recurring: input.recurring,
      renewal_announced_at: null,
      renewal_announced_for: null,
      renewal_price: null,
    })
    .where('id', '=', input.id)
    .execute();
}

/**
 * Records that the family is told that the cycle until `held_until` will be followed by another, at
 * this price in minor units.
 */
export async function noteAnnounced(
  db: Db,
  input: { id: number; held_until: string; price: number; now: string },
): Promise<void> {
  await db
    .updateTable('customer_memberships')
    .set({
      renewal_announced_at: input.now,
      renewal_announced_for: input.held_until,
      renewal_price: input.price,
    })
    .where('id', '=', input.id)
    .execute();
}
