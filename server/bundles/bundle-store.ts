import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Tests whether a voucher gives this bundle: one on sale, or one that was sold. */
export async function isGiven(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_given: boolean }>`select
      exists (select from vouchers where bundle_id = ${id})
      or exists (select from customer_vouchers where bundle_id = ${id}) as is_given`.execute(db);
  return rows[0]?.is_given === true;
}
