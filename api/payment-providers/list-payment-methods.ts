import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { methodName } from './shapes.ts';

/**
 * Lists the methods that a family can name when it pays online, by the names and logos that the
 * provider told, in the provider's order and the language of the caller. Empty when there is
 * nothing to choose before the payment page.
 */
export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/payment-methods',
  who: 'customer',
  summary: 'Lists the methods with which a family can pay online.',
  request: z.object({}),
  answer: z.object({
    data: z.array(
      z.object({
        name: methodName,
        label: z.string(),
        logo_url: z.string().nullable(),
        /** True when the provider can keep it for later payments. */
        keeps: z.boolean(),
      }),
    ),
  }),
  errors: [],
});
