import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { voucher } from './shapes.ts';

/**
 * Returns one voucher that is offered (2 §2). Refuses VOUCHER_NOT_FOUND for one that is not
 * offered, or no longer.
 */
export const getVoucher = endpoint({
  method: 'GET',
  path: '/api/vouchers/{voucher}',
  who: 'anyone',
  summary: 'Shows one published voucher.',
  request: z.object({ voucher: cuid }),
  answer: voucher,
  errors: ['VOUCHER_NOT_FOUND'],
});
