import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Tests whether a voucher gives this bundle: one on sale, or one that was sold. */
export async function isGiven(
  db: Db,
  { organiser_id, id }: { organiser_id: number; id: number },
): Promise<boolean> {
  const { rows } = await sql<{ is_given: boolean }>`select
      exists (select from vouchers where organiser_id = ${organiser_id} and bundle_id = ${id})
      or exists (select from customer_vouchers where organiser_id = ${organiser_id} and bundle_id = ${id}) as is_given`.execute(
    db,
  );
  return rows[0]?.is_given === true;
}
