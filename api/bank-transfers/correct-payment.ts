import { RECORDED_METHODS } from '@ribambelle/domain/payments/recorded.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { amount, cuid, day, line, optionalLine, price } from '../general/shapes.ts';

/**
 * Corrects a payment that was recorded by hand: amount, day, method and note, with a reason that
 * stays in the books. A higher amount pays more of the debts; a lower one makes debts due again or
 * is taken from the wallet. Refuses payments not recorded by hand or voided, and another amount
 * when part was refunded. Returns the change of the amount.
 */
export const correctPayment = endpoint({
  method: 'PUT',
  path: '/api/back-office/payments/{payment}',
  who: 'payments.update',
  summary: 'Corrects a recorded payment.',
  request: z.object({
    payment: cuid,
    version,
    ...anyFieldOf({
      amount: price.min(1),
      received_at: day,
      method: z.enum(RECORDED_METHODS),
      note: optionalLine,
    }),
    reason: line,
  }),
  answer: z.object({ changed_amount: amount, message: z.string().nullable() }),
  errors: [
    'PAYMENT_NOT_FOUND',
    'PAYMENT_NOT_BY_HAND',
    'PAYMENT_NOT_RECEIVED',
    'PAYMENT_VOIDED',
    'PAYMENT_HAS_REFUNDS',
    'RECEIVED_IN_FUTURE',
    'RECEIVED_TOO_EARLY',
  ],
  recent_password: 'always',
});
