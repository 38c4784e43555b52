import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, email } from '../general/shapes.ts';

/**
 * Sends a sold voucher by e-mail now, again if it was sent before: to this address, else to its
 * recipient, else to its buyer. Refuses one that cannot be redeemed, and EMAIL_REQUIRED when there
 * is no address.
 */
export const sendCustomerVoucher = endpoint({
  method: 'POST',
  path: '/api/back-office/customer-vouchers/{voucher}/send',
  who: 'customer-vouchers.update',
  summary: 'Sends a sold voucher by e-mail.',
  request: z.object({ voucher: cuid, email: email.nullable().default(null) }),
  answer: z.object({ message: z.string() }),
  errors: [
    ...([
      'CUSTOMER_VOUCHER_NOT_FOUND',
      'EMAIL_REQUIRED',
      'VOUCHER_UNPAID',
      'VOUCHER_EXPIRED',
    ] as const),
    ...(['VOUCHER_REDEEMED', 'VOUCHER_CANCELLED', 'VOUCHER_CODE_LOST'] as const),
  ],
});
