import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/** Ends a means of payment that is kept for a family, at its wish. */
export const endOfficePaymentMandate = endpoint({
  method: 'POST',
  path: '/api/back-office/payment-mandates/{payment_mandate}/end',
  who: 'payments.update',
  summary: 'Ends a means of payment that is kept for a family.',
  request: z.object({ payment_mandate: cuid }),
  answer: z.object({ message: z.string().nullable() }),
  errors: ['PAYMENT_MANDATE_NOT_FOUND', 'PAYMENT_MANDATE_OVER'],
  recent_password: 'always',
});
