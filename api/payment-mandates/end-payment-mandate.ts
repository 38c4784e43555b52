import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Ends a means of payment that is kept: nothing more is collected by it, here at once and at the
 * provider a little later. What is on its way goes on.
 */
export const endPaymentMandate = endpoint({
  method: 'POST',
  path: '/api/account/payment-mandates/{payment_mandate}/end',
  who: 'customer',
  summary: 'Ends a means of payment that is kept for the signed-in family.',
  request: z.object({ payment_mandate: cuid }),
  answer: z.object({ message: z.string() }),
  errors: ['PAYMENT_MANDATE_NOT_FOUND', 'PAYMENT_MANDATE_OVER'],
});
