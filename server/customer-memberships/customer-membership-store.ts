import type { Db } from '../database/transaction.ts';

/** A sold membership locked for a change, its customer's row locked before it (docs/algorithms/locks.md); undefined for none. */
export async function lockCustomerMembership(
  db: Db,
  input: { organiser_id: number; cuid: string },
) {
  const { organiser_id, cuid } = input;
  const found = await db
    .selectFrom('customer_memberships')
    .select('customer_id')
    .where('organiser_id', '=', organiser_id)
    .where('cuid', '=', cuid)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  await db
    .selectFrom('customers')
    .select('id')
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', found.customer_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return db
    .selectFrom('customer_memberships')
    .select(['id', 'cuid', 'membership_id', 'customer_id', 'cancelled_at'])
    .where('organiser_id', '=', organiser_id)
    .where('cuid', '=', cuid)
    .forUpdate()
    .executeTakeFirst();
}

/** The cycles of a sold membership that are not over, with the orders and receivables that they lie on. */
export async function findCyclesAhead(
  db: Db,
  input: { organiser_id: number; id: number; now: string },
) {
  return db
    .selectFrom('membership_cycles')
    .select(['start_at', 'end_at', 'cart_id', 'receivable_id'])
    .where('organiser_id', '=', input.organiser_id)
    .where('customer_membership_id', '=', input.id)
    .where('end_at', '>', input.now)
    .orderBy('receivable_id')
    .execute();
}
