import type { NewOf, VoucherItem } from '../items.ts';
import type { VoucherOffer } from './offer-views.ts';

/** One voucher at its price, with what is promised for it: the one computation behind what is shown, the item and the charge. */
export function voucherItemOf(offer: VoucherOffer, expires_at: string): NewOf<VoucherItem> {
  const { id, price, amount, bundle, duration } = offer;
  return {
    type: 'VOUCHER',
    voucher_id: id,
    quantity: 1,
    price,
    deposit: 0,
    price_lines: { amount, bundle, duration },
    expires_at,
  };
}
