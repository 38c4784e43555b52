import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { paymentMandate } from './shapes.ts';

/** Lists the means of payment that are or were kept for a family, those in use first. */
export const listOfficePaymentMandates = endpoint({
  method: 'GET',
  path: '/api/back-office/customers/{customer}/payment-mandates',
  who: 'payments.read',
  summary: 'Lists the means of payment that are kept for a family.',
  request: z.object({ customer: cuid }),
  answer: z.object({ data: z.array(paymentMandate) }),
  errors: ['CUSTOMER_NOT_FOUND'],
});
