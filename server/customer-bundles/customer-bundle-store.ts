import type { Db } from '../database/transaction.ts';

/** Locks a sold pack for a change; undefined for none. */
export async function lockCustomerBundle(db: Db, input: { organiser_id: number; cuid: string }) {
  return db
    .selectFrom('customer_bundles')
    .select(['id', 'cuid', 'bundle_id', 'capacity', 'customer_id', 'cart_id', 'receivable_id'])
    .select('cancelled_at')
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.cuid)
    .forUpdate()
    .executeTakeFirst();
}
