import type { Db } from '../database/transaction.ts';

/** A sold voucher locked for a change; undefined for none. */
export async function lockCustomerVoucher(db: Db, input: { organiser_id: number; cuid: string }) {
  return db
    .selectFrom('customer_vouchers')
    .select([
      'id',
      'cuid',
      'code',
      'customer_id',
      'cart_id',
      'receivable_id',
      'redeemed_at',
      'cancelled_at',
    ])
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.cuid)
    .forUpdate()
    .executeTakeFirst();
}
