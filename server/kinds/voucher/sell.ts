import { voucherExpiry } from '@ribambelle/domain/vouchers/voucher-expiry.ts';
import type { GivenBundle } from '@ribambelle/domain/vouchers/voucher-terms.ts';
import type { Db } from '../../database/transaction.ts';
import type { Emitting } from '../../events/events.ts';
import { itemsOf } from '../items.ts';
import type { Made, Sale } from '../kind.ts';
import { insertCustomerVouchers } from './sell-store.ts';

/**
 * Makes sold vouchers from items: each is worth what was promised when its item was added, and is
 * valid from now on.
 */
export async function sellVouchers(db: Db, sale: Emitting & Sale): Promise<readonly Made[]> {
  const { emit, organiser, customer_id, cart_id, created_by, now } = sale;
  const items = itemsOf('VOUCHER', sale.items);
  if (items.length === 0) return [];
  const { timezone } = organiser;
  const vouchers = items.map(({ id, voucher_id, receivable_id, price_lines }) => ({
    voucher_id,
    receivable_id,
    cart_item_id: id,
    amount: price_lines.amount,
    bundle_id: price_lines.bundle?.id ?? null,
    bundle_terms: price_lines.bundle === null ? null : termsOf(price_lines.bundle),
    expires_at: voucherExpiry(now, { ...price_lines, timezone }),
  }));
  const order = { customer_id, cart_id, created_by, now };
  const rows = await insertCustomerVouchers(db, { ...order, vouchers });
  for (const { id } of rows) emit('voucher.sold', { customer_voucher_id: id });
  return rows;
}

function termsOf({ capacity, duration, expires_at }: GivenBundle) {
  return { capacity, duration, expires_at };
}
