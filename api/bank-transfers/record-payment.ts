import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { RECORDED_METHODS } from '@ribambelle/domain/payments/recorded.ts';
import { amount, cuid, day, oneLine, optionalLine, price } from '../general/shapes.ts';

/**
 * Records money received by bank, cash or otherwise: on what a structured communication names, on
 * the orders of a family that `parts` name, or on all of its debts, the oldest first. Money beyond
 * the parts goes to the same orders; the remainder becomes wallet credit. Refuses
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
    /** The parts of the amount by communication of the family; together at most the amount. */
    parts: z
      .array(z.object({ communication: oneLine(40), amount: price.min(1) }))
      .max(100)
      .default([]),
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
    'PARTS_ABOVE_AMOUNT',
    'PAYMENT_LIKELY_DUPLICATE',
    'RECEIVED_IN_FUTURE',
    'RECEIVED_TOO_EARLY',
  ],
});
