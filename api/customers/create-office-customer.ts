import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeCustomerFields } from './office-shapes.ts';

/**
 * Adds a family without a password; they request one with their address, once they have one.
 * Refuses CUSTOMER_EXISTS, and CONTACT_REQUIRED without address and number.
 */
export const createOfficeCustomer = endpoint({
  method: 'POST',
  path: '/api/back-office/customers',
  who: 'customers.create',
  summary: 'Adds a family.',
  request: z.object(officeCustomerFields),
  answer: z.object({ cuid }),
  errors: ['CUSTOMER_EXISTS', 'CONTACT_REQUIRED'],
});
