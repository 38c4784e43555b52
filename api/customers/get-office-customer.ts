import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeCustomer } from './office-shapes.ts';

/**
 * Returns one family with its participants. Refuses CUSTOMER_NOT_FOUND, also for an account that
 * was deleted.
 */
export const getOfficeCustomer = endpoint({
  method: 'GET',
  path: '/api/back-office/customers/{customer}',
  who: 'customers.read',
  summary: 'Shows one family.',
  request: z.object({ customer: cuid }),
  answer: officeCustomer,
  errors: ['CUSTOMER_NOT_FOUND'],
});
