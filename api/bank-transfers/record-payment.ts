import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, oneLine, optionalLine, price } from '../general/shapes.ts';

/** Records money that came by bank, cash or otherwise: on the cart of a structured communication, or on whatever a family owes for registrations, the oldest first. What is left over becomes wallet credit. Give an Idempotency-Key. */
export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/back-office/payments',
  who: 'payments.create',
  summary: 'Records money that was received.',
  request: z.object({
    communication: oneLine(40).nullable().default(null),
    customer: cuid.nullable().default(null),
    amount: price.min(1),
    method: z.enum(['TRANSFER', 'CASH', 'OTHER']).default('TRANSFER'),
    note: optionalLine,
  }),
  answer: z.object({ cuid, credited_amount: amount, message: z.string().nullable() }),
  errors: ['COMMUNICATION_UNKNOWN', 'CUSTOMER_NOT_FOUND', 'DEBTOR_REQUIRED'],
});
