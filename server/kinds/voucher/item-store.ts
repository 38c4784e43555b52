import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import type { NewOf, VoucherItem } from '../items.ts';

/** Adds vouchers to a cart. */
export async function insertItems(
  db: Db,
  input: { cart_id: number; now: string; items: readonly NewOf<VoucherItem>[] },
): Promise<void> {
  await sql`
    insert into cart_items (cart_id, type, voucher_id, quantity, price, deposit, price_lines, expires_at, created_at)
    select ${input.cart_id}::bigint, type, voucher_id, quantity, price, deposit, price_lines, expires_at,
      ${input.now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(input.items)}::jsonb) as item (type text, voucher_id bigint, quantity integer, price integer,
      deposit integer, price_lines jsonb, expires_at timestamptz)`.execute(db);
}
