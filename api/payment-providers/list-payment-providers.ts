import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paymentProvider } from './shapes.ts';

/** Lists the organiser's connected accounts at payment providers, with their methods. */
export const listPaymentProviders = endpoint({
  method: 'GET',
  path: '/api/back-office/payment-providers',
  who: 'organiser-payments.read',
  summary: 'Lists the accounts at payment providers that are connected.',
  request: z.object({}),
  answer: z.object({ data: z.array(paymentProvider) }),
  errors: [],
});
