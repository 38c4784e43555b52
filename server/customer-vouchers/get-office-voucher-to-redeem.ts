import { getOfficeVoucherToRedeem as endpoint } from '@ribambelle/api/customer-vouchers/get-office-voucher-to-redeem.ts';
import { action } from '../action.ts';
import { findVoucherToRedeem } from './find-voucher-to-redeem.ts';

/**
 * Answers the voucher of a code that staff were told: its worth, its giver, and whether it can be
 * redeemed; UNKNOWN when no voucher has it.
 */
export const getOfficeVoucherToRedeem = action(
  endpoint,
  async (context) => (await findVoucherToRedeem(context)).shown,
);
