import type { Db } from '../database/transaction.ts';
import { vaultOf } from '../vault/vault-of.ts';
import { openVoucherCode } from '../vault/voucher-code.ts';

/** Locks a sold voucher for a change; undefined for none. */
export async function lockCustomerVoucher(db: Db, input: { organiser_id: number; cuid: string }) {
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
    ])
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.cuid)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { code_sealed, ...sold } = row;
  const { organiser_id } = input;
  return { ...sold, code: openVoucherCode(vaultOf(db), { organiser_id, code_sealed }) };
}

/** Stores the expiry of a locked voucher; null when it never expires. */
export async function storeExpiry(
  db: Db,
  input: { organiser_id: number; id: number; expires_at: string | null },
): Promise<void> {
  await db
    .updateTable('customer_vouchers')
    .set({ expires_at: input.expires_at })
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .execute();
}
