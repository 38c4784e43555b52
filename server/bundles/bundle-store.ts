import type { Db } from '../database/transaction.ts';

/** Tests whether a voucher is for a bundle. */
export async function isGiven(
  db: Db,
  { organiser_id, id }: { organiser_id: number; id: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('vouchers')
    .select('id')
    .where('organiser_id', '=', organiser_id)
    .where('bundle_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
