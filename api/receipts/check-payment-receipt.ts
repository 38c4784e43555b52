import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, unprinted } from '../general/shapes.ts';

/**
 * Returns the characters that do not print on the receipt of the order of a payment, with the lines
 * that contain them. Empty when all of them print, and when there is no receipt. Refuses
 * PAYMENT_NOT_FOUND.
 */
export const checkPaymentReceipt = endpoint({
  method: 'GET',
  path: '/api/back-office/payments/{payment}/receipt/check',
  who: 'payments.read',
  summary: 'What does not print on the receipt of the order of a payment.',
  request: z.object({ payment: cuid }),
  answer: z.object({ unprinted }),
  errors: ['PAYMENT_NOT_FOUND'],
});
