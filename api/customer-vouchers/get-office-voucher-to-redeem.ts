import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../general/shapes.ts';
import { officeVoucherOfCode } from './shapes.ts';

/**
 * Returns the voucher of a code that a family gives to staff, before it is redeemed for them: found
 * as the family itself finds it (3 §7). A code without a voucher is UNKNOWN.
 */
export const getOfficeVoucherToRedeem = endpoint({
  method: 'GET',
  path: '/api/back-office/customer-vouchers/redeem',
  who: 'customer-vouchers.redeem',
  summary: 'Shows staff the voucher of a code, before it is redeemed for a family.',
  request: z.object({ code: line }),
  answer: officeVoucherOfCode,
  errors: [],
});
