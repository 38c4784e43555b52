import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Reads the methods of an account anew. Refuses PROVIDER_KEY_REFUSED when the provider no longer
 * accepts its key, and PROVIDER_UNREACHABLE when it does not answer.
 */
export const refreshPaymentProvider = endpoint({
  method: 'POST',
  path: '/api/back-office/payment-providers/{payment_provider}/refresh',
  who: 'organiser-payments.update',
  summary: 'Reads the methods of an account at a payment provider anew.',
  request: z.object({ payment_provider: cuid }),
  answer: done,
  errors: ['PAYMENT_PROVIDER_NOT_FOUND', 'PROVIDER_KEY_REFUSED', 'PROVIDER_UNREACHABLE'],
  recent_password: 'always',
});
