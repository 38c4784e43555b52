import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { officeCustomerFields } from './office-shapes.ts';

/** Changes how a family is called and reached. Refuses CUSTOMER_NOT_FOUND, and CUSTOMER_EXISTS when another has the address. */
export const updateOfficeCustomer = endpoint({
  method: 'PUT',
  path: '/api/back-office/customers/{customer}',
  who: 'customers.update',
  summary: 'Changes a family.',
  request: z.object({ customer: cuid, ...officeCustomerFields }),
  answer: done,
  errors: ['CUSTOMER_NOT_FOUND', 'CUSTOMER_EXISTS'],
});
