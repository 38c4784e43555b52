import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { officeCustomerRow } from './office-shapes.ts';

/** Families by name. `outstanding` keeps those who still owe something. */
export const listOfficeCustomers = endpoint({
  method: 'GET',
  path: '/api/back-office/customers',
  who: 'customers.read',
  summary: 'Lists families.',
  request: z.object({
    ...paging,
    search: z.string().max(100).optional(),
    outstanding: z.boolean().optional(),
  }),
  answer: list(officeCustomerRow),
  errors: [],
});
