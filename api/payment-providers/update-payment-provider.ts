import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { methodName } from './shapes.ts';

/**
 * Makes an account collect the new payments of its mode, or changes the methods that families see;
 * a field that is left out stays as it is. Refuses PAYMENT_METHOD_NOT_OFFERED for a method that the
 * account does not have.
 */
export const updatePaymentProvider = endpoint({
  method: 'PUT',
  path: '/api/back-office/payment-providers/{payment_provider}',
  who: 'organiser-payments.update',
  summary: 'Changes the use and the methods of an account at a payment provider.',
  request: z.object({
    payment_provider: cuid,
    in_use: z.literal(true).optional(),
    /** The names of the methods that families see. */
    methods: z.array(methodName).max(100).optional(),
  }),
  answer: done,
  errors: ['PAYMENT_PROVIDER_NOT_FOUND', 'PAYMENT_METHOD_NOT_OFFERED'],
  recent_password: 'always',
});
