import type { Db } from '../database/transaction.ts';

interface Of {
  readonly organiser_id: number;
  readonly id: number;
}

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

/** Writes that a sold voucher is cancelled, and why. */
export async function storeVoucherCancellation(
  db: Db,
  input: Of & { message: string; now: string },
): Promise<void> {
  await db
    .updateTable('customer_vouchers')
    .set({ cancelled_at: input.now, cancellation_message: input.message })
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .execute();
}

/** A voucher definition by its cuid, published or not; undefined for none. Its title is a bilingual column. */
export async function findVoucherToSell(db: Db, input: { organiser_id: number; cuid: string }) {
  return db
    .selectFrom('vouchers')
    .select(['id', 'title'])
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.cuid)
    .executeTakeFirst();
}
