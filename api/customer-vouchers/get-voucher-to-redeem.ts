import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../general/shapes.ts';
import { voucherOfCode } from './shapes.ts';

/**
 * Returns the voucher of a code, before it is redeemed (3 §7): its worth, its giver, and whether it
 * can be redeemed. A code is found in any case, with or without dashes, and with characters that
 * look like others; one without a voucher is UNKNOWN. Tries are limited.
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
