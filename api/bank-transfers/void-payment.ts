import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, line } from '../general/shapes.ts';

/**
 * Voids a payment that was recorded by hand but never arrived: the debts it paid are owed again,
 * and the credit it left in the wallet is taken out, as far as it is still there. Credit spent
 * since is owed too, and returned as `missing_amount`. The row, the reason and the person who did
 * it stay. Refuses payments not recorded by hand, already voided, or refunded in part.
 */
export const voidPayment = endpoint({
  method: 'POST',
  path: '/api/back-office/payments/{payment}/void',
  who: 'payments.delete',
  summary: 'Voids a recorded payment that never came.',
  request: z.object({ payment: cuid, reason: line }),
  answer: z.object({ missing_amount: amount, message: z.string().nullable() }),
  errors: [
    'PAYMENT_NOT_FOUND',
    'PAYMENT_NOT_BY_HAND',
    'PAYMENT_NOT_RECEIVED',
    'PAYMENT_VOIDED',
    'PAYMENT_HAS_REFUNDS',
  ],
  recent_password: 'always',
});
