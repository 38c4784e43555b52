import { isAccessoryOwed } from '@ribambelle/domain/receivables/accessory.ts';
import type { Ledger } from './ledger.ts';
import type { Purchase } from './purchase.ts';
import { addReceivableRows } from './receivables.ts';
import type { Shop } from './shop.ts';

/** Adds the service fee of a purchase, which is dropped with the last purchase in it (R26). */
export function addFeeRows(
  shop: Shop,
  { purchase, ledger }: { purchase: Purchase; ledger: Ledger },
): void {
  if (purchase.totals.service_fee === 0) return;
  const others = purchase.registrations.map(({ id, price, cancelled }) => ({
    total_amount: cancelled ? 0 : price.total_price,
    paid_amount: ledger.paid.get(id) ?? 0,
  }));
  addReceivableRows(shop, {
    id: purchase.fee_receivable_id,
    customer_id: purchase.customer.id,
    cart_id: purchase.cart_id,
    kind: 'SERVICE_FEE',
    accessory: true,
    sale_amount: purchase.totals.service_fee,
    deposit_amount: 0,
    paid_amount: ledger.paid.get(purchase.fee_receivable_id) ?? 0,
    due_at: purchase.due_at,
    created_by: null,
    created_at: purchase.at,
    cancelled_at: isAccessoryOwed(others) ? null : shop.now,
  });
}
