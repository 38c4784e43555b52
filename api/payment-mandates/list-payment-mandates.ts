import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paymentMandate } from './shapes.ts';

/** Lists the means of payment that the provider keeps for the family, the latest first. */
export const listPaymentMandates = endpoint({
  method: 'GET',
  path: '/api/account/payment-mandates',
  who: 'customer',
  summary: 'Lists the means of payment that are kept for the signed-in family.',
  request: z.object({}),
  answer: z.object({ data: z.array(paymentMandate) }),
  errors: [],
});
