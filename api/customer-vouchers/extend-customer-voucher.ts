import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done, instant } from '../general/shapes.ts';

/**
 * Extends the time for redeeming a sold voucher, null for good. Refuses one that is cancelled or
 * redeemed, and an end no later than its present one or than now.
 */
export const extendCustomerVoucher = endpoint({
  method: 'PUT',
  path: '/api/back-office/customer-vouchers/{voucher}/expiry',
  who: 'customer-vouchers.update',
  summary: 'Extends a sold voucher.',
  request: z.object({ voucher: cuid, expires_at: instant.nullable() }),
  answer: done,
  errors: [
    'CUSTOMER_VOUCHER_NOT_FOUND',
    'VOUCHER_ALREADY_CANCELLED',
    'VOUCHER_REDEEMED',
    'VOUCHER_NOT_EXTENDED',
  ],
});
