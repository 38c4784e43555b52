import { sellVoucher as endpoint } from '@ribambelle/api/customer-vouchers/sell-voucher.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuseOtherSum } from '../checkout/index.ts';
import { sellAtDesk } from '../desk/index.ts';
import { findBuyer } from '../customers/index.ts';
import { loadVoucherOffers, sellVouchers, voucherItemOf } from '../kinds/index.ts';
import { findOfferTitle } from '../offers/index.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';

/**
 * Sells a voucher for staff, at the price of the shop, published or not; an order of its own
 * carries its reference (R19).
 */
export const sellVoucher = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const buyer = orRefuse(await findBuyer(db, request.customer), 'CUSTOMER_NOT_FOUND');
  const voucher = orRefuse(
    await findOfferTitle(db, { of: 'vouchers', cuid: request.voucher }),
    'VOUCHER_NOT_FOUND',
  );
  const query = { ids: [voucher.id], now, unpublished: true };
  const offers = await loadVoucherOffers(db, query);
  const offer = orRefuse(offers.get(voucher.id), 'VOUCHER_NOT_FOUND');
  refuseOtherSum(request.total_amount, offer.price);
  const { cuid } = await sellAtDesk(context, {
    buyer,
    item: voucherItemOf(offer, now),
    locked: {
      startsOf: () => [],
      sell: (emitter, sale) => sellVouchers(db, { emit: emitter, ...sale }),
    },
  });
  await logAct(context, {
    act: 'customer-vouchers.create',
    noun: 'customer-vouchers',
    cuid,
    summary: `${fullname(buyer)} · ${textReader(context)(voucher.title)}`,
  });
  return { cuid, message: null };
});
