import { getVoucherToRedeem as endpoint } from '@ribambelle/api/customer-vouchers/get-voucher-to-redeem.ts';
import { action } from '../action.ts';
import { findVoucherToRedeem } from './find-voucher-to-redeem.ts';

/**
 * Answers the voucher of a code, to anybody who has it: its worth, its giver, and whether it can be
 * redeemed; UNKNOWN when no voucher has it.
 */
export const getVoucherToRedeem = action(endpoint, async (context) => {
  const { row, shown } = await findVoucherToRedeem(context);
  if (row === null) return shown;
  const { id } = context.customer;
  const theirs = row.customer.id === id || row.holder?.id === id;
  return { ...shown, cuid: theirs ? row.cuid : null };
});
