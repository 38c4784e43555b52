import { getVoucher as endpoint } from '@ribambelle/api/vouchers/get-voucher.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { presentVouchers } from './present-vouchers.ts';
import { findVoucher } from './voucher-views.ts';

/** Returns one voucher that is offered (2 §2). */
export const getVoucher = action(endpoint, async ({ db, request, organiser, language }) => {
  const { voucher } = request;
  const row = orRefuse(await findVoucher(db, { voucher, published: true }), 'VOUCHER_NOT_FOUND');
  const [presented] = await presentVouchers(db, { rows: [row], organiser, language });
  return orRefuse(presented, 'VOUCHER_NOT_FOUND');
});
