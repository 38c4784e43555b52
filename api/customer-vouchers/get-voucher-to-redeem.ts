import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../general/shapes.ts';
import { voucherOfCode } from './shapes.ts';

/**
 * The voucher of a code, before it is redeemed (3 §7): what it is worth, who gives it, and whether it can be redeemed. A code is found in
 * any case, with or without dashes, and with signs that look like others; one that no voucher has is UNKNOWN. Tries are limited.
 */
export const getVoucherToRedeem = endpoint({
  method: 'GET',
  path: '/api/vouchers/redeem',
  who: 'customer',
  summary: 'Shows the voucher of a code, before it is redeemed.',
  request: z.object({ code: line }),
  answer: voucherOfCode,
  errors: [],
  limit: 'voucher',
});
