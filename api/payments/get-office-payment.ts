import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officePayment } from './office-shapes.ts';

/** Returns one payment. Refuses PAYMENT_NOT_FOUND. */
export const getOfficePayment = endpoint({
  method: 'GET',
  path: '/api/back-office/payments/{payment}',
  who: 'payments.read',
  summary: 'Shows one payment.',
  request: z.object({ payment: cuid }),
  answer: officePayment,
  errors: ['PAYMENT_NOT_FOUND'],
});
