import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, file } from '../general/shapes.ts';

/**
 * Returns the receipt of the order of a payment, in the family's language. Refuses
 * PAYMENT_NOT_FOUND, and NOT_FOUND when there is no order or nothing is paid.
 */
export const getPaymentReceipt = endpoint({
  method: 'GET',
  path: '/api/back-office/payments/{payment}/receipt',
  who: 'payments.read',
  summary: 'The receipt of the order of a payment, as a PDF.',
  request: z.object({
    payment: cuid,
    /** True to show it in the browser, for printing, instead of downloading it. */
    inline: z.boolean().default(false),
  }),
  answer: file,
  errors: ['PAYMENT_NOT_FOUND'],
});
