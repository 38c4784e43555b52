import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeVoucher } from './office-shapes.ts';

/** Returns one voucher with its pictures, published or not. Refuses VOUCHER_NOT_FOUND. */
export const getOfficeVoucher = endpoint({
  method: 'GET',
  path: '/api/back-office/vouchers/{voucher}',
  who: 'vouchers.read',
  summary: 'Shows one voucher with everything that can be changed.',
  request: z.object({ voucher: cuid }),
  answer: officeVoucher,
  errors: ['VOUCHER_NOT_FOUND'],
});
