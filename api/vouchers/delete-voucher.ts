import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/**
 * Deletes a voucher that was never sold and is in no cart. Refuses VOUCHER_IN_USE for any other: it
 * can be unpublished.
 */
export const deleteVoucher = endpoint({
  method: 'DELETE',
  path: '/api/back-office/vouchers/{voucher}',
  who: 'vouchers.delete',
  summary: 'Deletes a voucher that was never sold.',
  request: z.object({ voucher: cuid }),
  answer: removed,
  errors: ['VOUCHER_NOT_FOUND', 'VOUCHER_IN_USE'],
});
