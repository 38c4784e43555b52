import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, oneLine } from '../general/shapes.ts';
import { connectable } from './shapes.ts';

/**
 * Connects an account at a payment provider by its key. The provider says whose account it is,
 * whether its money is real, and which methods it has; it collects new payments of that mode from
 * then on. A second key of the same account replaces the first. Refuses PROVIDER_KEY_REFUSED for a
 * key that the provider does not accept, and PROVIDER_UNREACHABLE when it does not answer.
 */
export const connectPaymentProvider = endpoint({
  method: 'POST',
  path: '/api/back-office/payment-providers',
  who: 'organiser-payments.update',
  summary: 'Connects an account at a payment provider.',
  request: z.object({ provider: connectable, key: oneLine(500).min(1) }),
  answer: z.object({
    cuid,
    account_name: z.string(),
    mode: z.enum(['TEST', 'LIVE']),
    message: z.string().nullable(),
  }),
  errors: ['PROVIDER_KEY_REFUSED', 'PROVIDER_UNREACHABLE'],
  recent_password: 'always',
});
