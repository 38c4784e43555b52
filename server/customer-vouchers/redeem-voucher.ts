import { redeemVoucher as endpoint } from '@ribambelle/api/customer-vouchers/redeem-voucher.ts';
import { action } from '../action.ts';
import { redeemByCode, redeemedWords } from './redeem-by-code.ts';

/** Redeems a voucher for the customer who has its code. */
export const redeemVoucher = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now, emit }) => {
    const { code, participant_id } = request;
    const field = 'participant_id' as const;
    const to = { organiser, customer_id: customer.id, participant_id, field, now };
    const voucher = await redeemByCode(db, { emit, code, to });
    return { cuid: voucher.cuid, message: redeemedWords(voucher, { language, by_staff: false }) };
  },
);
