import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Asks the provider what it knows of an online payment, and books what we had not heard, as its
 * message would. `changed` says whether there was anything. Refuses PAYMENT_WITHOUT_PROVIDER for
 * one that no connected account collects, and PROVIDER_UNREACHABLE when it does not answer.
 */
export const askAboutPayment = endpoint({
  method: 'POST',
  path: '/api/back-office/payments/{payment}/ask',
  who: 'payments.update',
  summary: 'Asks the provider about an online payment and books what is new.',
  request: z.object({ payment: cuid }),
  answer: z.object({ changed: z.boolean(), message: z.string().nullable().default(null) }),
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_WITHOUT_PROVIDER', 'PROVIDER_UNREACHABLE'],
  recent_password: 'always',
});
