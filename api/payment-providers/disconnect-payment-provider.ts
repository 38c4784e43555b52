import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Disconnects an account and forgets its key. Nothing can be refunded through it any more. Refuses
 * PROVIDER_HAS_OPEN_PAYMENTS, with their number in `details`, while payments wait for their money
 * there.
 */
export const disconnectPaymentProvider = endpoint({
  method: 'DELETE',
  path: '/api/back-office/payment-providers/{payment_provider}',
  who: 'organiser-payments.update',
  summary: 'Disconnects an account at a payment provider.',
  request: z.object({ payment_provider: cuid }),
  answer: done,
  errors: ['PAYMENT_PROVIDER_NOT_FOUND', 'PROVIDER_HAS_OPEN_PAYMENTS'],
  recent_password: 'always',
});
