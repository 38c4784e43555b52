import type { NewItem } from '../items.ts';
import type { Kind } from '../kind.ts';
import { voucherItemOf } from './item-of.ts';
import { loadVoucherOffers } from './offer-views.ts';

/** Returns the vouchers that a call wants, one item each (2 §5). Nothing of them is scarce. */
export const offer: Kind['offer'] = async (db, { wanted, expires_at, errors, now }) => {
  const wishes = wanted.vouchers;
  const ids = wishes.map(({ voucher_id }) => voucher_id);
  const offers = await loadVoucherOffers(db, { ids, now });
  const items: NewItem[] = [];
  for (const [index, { voucher_id, total_amount }] of wishes.entries()) {
    const voucherOffer = offers.get(voucher_id);
    if (voucherOffer === undefined)
      errors.add(`vouchers.${index}`, {
        refused: 'VOUCHER_NOT_FOUND',
        fields: { voucher_id: 'VOUCHER_NOT_FOUND' },
      });
    else if (total_amount !== null && total_amount !== voucherOffer.price)
      errors.addPrice(`vouchers.${index}`, voucherOffer.price);
    else items.push(voucherItemOf(voucherOffer, expires_at));
  }
  return items;
};
