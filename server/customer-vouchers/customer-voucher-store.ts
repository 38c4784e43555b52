import type { Db } from '../database/transaction.ts';
import { openVoucherCode } from '../vault/voucher-code.ts';

/** Locks a sold voucher for a change; undefined for none. */
export async function lockCustomerVoucher(db: Db, cuid: string) {
  const row = await db
    .selectFrom('customer_vouchers')
    .select([
      'id',
      'cuid',
      'code_sealed',
      'customer_id',
      'cart_id',
      'receivable_id',
      'expires_at',
      'redeemed_at',
      'cancelled_at',
      'created_at',
      'created_by',
    ])
    .where('cuid', '=', cuid)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { code_sealed, ...sold } = row;
  return { ...sold, code: openVoucherCode(db, code_sealed) };
}

/** Stores the expiry of a locked voucher; null when it never expires. */
export async function storeExpiry(
  db: Db,
  input: { id: number; expires_at: string | null },
): Promise<void> {
  await db
    .updateTable('customer_vouchers')
    .set({ expires_at: input.expires_at })
    .where('id', '=', input.id)
    .execute();
}
