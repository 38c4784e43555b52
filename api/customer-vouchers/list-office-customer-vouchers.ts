import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging, searchedList } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { customerVoucherColumns } from './customer-voucher-columns.ts';
import { customerVoucherFilters, officeCustomerVoucher } from './shapes.ts';

/**
 * Lists sold vouchers, the newest first unless sorted (1 §6): of a customer, or found by a code or
 * the buyer's name or address.
 */
export const listOfficeCustomerVouchers = endpoint({
  method: 'GET',
  path: '/api/back-office/customer-vouchers',
  who: 'customer-vouchers.read',
  summary: 'Lists sold vouchers.',
  request: z.object({
    ...paging,
    ...customerVoucherFilters,
    sort: sortBy(customerVoucherColumns),
  }),
  answer: searchedList(officeCustomerVoucher),
  errors: [],
});
