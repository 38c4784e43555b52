import { itemVat } from '@ribambelle/domain/vat/item-vat.ts';
import type { NewOf, VoucherItem } from '../items.ts';
import type { VoucherOffer } from './offer-views.ts';

/**
 * Returns one voucher at its price, with its promised terms: the only computation, for display,
 * item and charge. Its sale is outside VAT, because it can pay for things of several categories.
 */
export function voucherItemOf(offer: VoucherOffer, expires_at: string): NewOf<VoucherItem> {
  const { id, price, amount, bundle, duration } = offer;
  return {
    type: 'VOUCHER',
    voucher_id: id,
    quantity: 1,
    price,
    deposit: 0,
    price_lines: { amount, bundle, duration, vat: itemVat('NOT_SUBJECT') },
    expires_at,
  };
}
