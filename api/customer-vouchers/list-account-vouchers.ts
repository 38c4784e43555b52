import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { customerVoucher } from './shapes.ts';

/** Lists the vouchers that the customer bought, the last one first (1 §2.3). */
export const listAccountVouchers = endpoint({
  method: 'GET',
  path: '/api/account/vouchers',
  who: 'customer',
  summary: 'Lists the signed-in customer’s vouchers.',
  request: z.object(paging),
  answer: list(customerVoucher),
  errors: [],
});
