import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

/**
 * The number of places that the sold pack `s` has paid, without those whose uses were given back.
 */
export const BUNDLE_USED: RawBuilder<number> = sql<number>`(
  select coalesce(sum(paid.quantity), 0)::integer from registrations paid
  where paid.organiser_id = s.organiser_id and paid.customer_bundle_id = s.id and not paid.bundle_capacity_refunded)`;

/**
 * Counts the same for one sold pack, for the holder of its lock: a statement of its own, which sees
 * what was written before the lock was obtained.
 */
export async function countBundleUses(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select ${BUNDLE_USED} as used from customer_bundles s where s.id = ${id}`.execute(db);
  return rows[0]?.used ?? 0;
}
