import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { customerVoucherDetail } from './shapes.ts';

/**
 * Returns one voucher that the customer bought (3 §2). Refuses CUSTOMER_VOUCHER_NOT_FOUND, also for
 * another customer's.
 */
export const getAccountVoucher = endpoint({
  method: 'GET',
  path: '/api/account/vouchers/{cuid}',
  who: 'customer',
  summary: 'Shows one of the signed-in customer’s vouchers.',
  request: z.object({ cuid }),
  answer: customerVoucherDetail,
  errors: ['CUSTOMER_VOUCHER_NOT_FOUND'],
});
