import type { Db } from '../database/transaction.ts';

/** Locks a sold pack for a change; undefined for none. */
export async function lockCustomerBundle(db: Db, cuid: string) {
  return db
    .selectFrom('customer_bundles')
    .select(['id', 'cuid', 'bundle_id', 'capacity', 'customer_id', 'cart_id', 'receivable_id'])
    .select(['cancelled_at', 'created_at', 'created_by'])
    .where('cuid', '=', cuid)
    .forUpdate()
    .executeTakeFirst();
}
