import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging, searchedList } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { officePaymentRow, paymentFilters } from './office-shapes.ts';
import { paymentColumns } from './payment-columns.ts';

/**
 * Lists payments, the newest first unless sorted; searched by family or structured communication.
 */
export const listOfficePayments = endpoint({
  method: 'GET',
  path: '/api/back-office/payments',
  who: 'payments.read',
  summary: 'Lists payments.',
  request: z.object({ ...paging, ...paymentFilters, sort: sortBy(paymentColumns) }),
  answer: searchedList(officePaymentRow),
  errors: [],
});
