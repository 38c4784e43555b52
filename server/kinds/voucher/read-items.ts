import { textReader } from '../../texts/bilingual.ts';
import { presentGivenBundle } from '../../vouchers/index.ts';
import type { Kind, ShownItem } from '../kind.ts';
import { loadCurrentVouchers, type VoucherItemRow } from './item-views.ts';

/** Returns the live vouchers of the customer's current cart, as the cart shows them. */
export const readItems: Kind['readItems'] = async (db, input) => {
  const { organiser, customer_id, language, now } = input;
  const rows = await loadCurrentVouchers(db, { customer_id, now });
  const text = textReader({ language, organiser });
  return rows.map((row) => presentItem(row, text));
};

function presentItem(row: VoucherItemRow, text: ReturnType<typeof textReader>): ShownItem {
  const { terms, voucher_id, voucher_cuid, title, images, bundle, extended, ...item } = row;
  const { amount, duration } = terms;
  return {
    ...item,
    type: 'VOUCHER',
    extendable: !extended,
    participant: null,
    participants: [],
    availability: null,
    availabilities: [],
    availability_dates: [],
    options: [],
    reductions: [],
    bundle: null,
    membership: null,
    voucher: {
      id: voucher_id,
      cuid: voucher_cuid,
      title: text(title),
      images,
      amount,
      bundle: presentGivenBundle(bundle, text),
      duration,
    },
    resource: null,
    cancellation_conditions: '',
    booking_dates: [],
  };
}
