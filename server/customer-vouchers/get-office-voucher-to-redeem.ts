import { getOfficeVoucherToRedeem as endpoint } from '@ribambelle/api/customer-vouchers/get-office-voucher-to-redeem.ts';
import { action } from '../action.ts';
import { findVoucherToRedeem } from './find-voucher-to-redeem.ts';

/** The voucher of a code that staff were told: what it is worth, who gives it, and whether it can be redeemed; UNKNOWN where no voucher has it. */
export const getOfficeVoucherToRedeem = action(
  endpoint,
  async (context) => (await findVoucherToRedeem(context)).shown,
);
