import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, line } from '../general/shapes.ts';

/**
 * Voids a payment that was recorded by hand and never came: what it paid is owed again, and what it left in the wallet leaves it, as far
 * as it is there; the rest is owed too. Row, reason and who did it stay. Refuses what was not recorded by hand, what was voided before,
 * and what was refunded in part. Answers what is owed again beyond what it had paid.
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
