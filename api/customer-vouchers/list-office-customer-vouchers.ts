import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, list, oneLine, paging } from '../general/shapes.ts';
import { officeCustomerVoucher } from './shapes.ts';

/** Sold vouchers, the newest first (1 §6): of a customer, or found by a code or the name or address of who bought them. */
export const listOfficeCustomerVouchers = endpoint({
  method: 'GET',
  path: '/api/back-office/customer-vouchers',
  who: 'customer-vouchers.read',
  summary: 'Lists sold vouchers.',
  request: z.object({
    ...paging,
    search: oneLine(100).default(''),
    customer: cuid.optional(),
  }),
  answer: list(officeCustomerVoucher),
  errors: [],
});
