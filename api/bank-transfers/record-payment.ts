import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { RECORDED_METHODS } from '@ribambelle/domain/payments/recorded.ts';
import { amount, cuid, day, oneLine, optionalLine, price } from '../general/shapes.ts';

/**
 * Records money received by bank, cash or otherwise: on the cart of a structured communication, or
 * on the debts of a family, the oldest first. The remainder becomes wallet credit. Refuses
 * PAYMENT_LIKELY_DUPLICATE, with the earlier payment in `details`, when the customer paid the same
 * amount by hand within ten days, unless `twice`. Send an Idempotency-Key.
 */
export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/back-office/payments',
  who: 'payments.create',
  summary: 'Records money that was received.',
  request: z.object({
    communication: oneLine(40).nullable().default(null),
    customer: cuid.nullable().default(null),
    amount: price.min(1),
    method: z.enum(RECORDED_METHODS).default('TRANSFER'),
    /** The day on which it was received, in the organiser's zone; today when left out. */
    received_at: day.nullable().default(null),
    /** True to record it although it may be a duplicate. */
    twice: z.boolean().default(false),
    note: optionalLine,
  }),
  answer: z.object({ cuid, credited_amount: amount, message: z.string().nullable() }),
  errors: [
    'COMMUNICATION_UNKNOWN',
    'CUSTOMER_NOT_FOUND',
    'DEBTOR_REQUIRED',
    'PAYMENT_LIKELY_DUPLICATE',
    'RECEIVED_IN_FUTURE',
    'RECEIVED_TOO_EARLY',
  ],
});
