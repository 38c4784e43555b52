import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { discountColumns } from './discount-columns.ts';
import { discountFilters, officeDiscountRow } from './office-shapes.ts';

/** Lists discounts, newest first unless sorted, inactive ones too (document 1 §6: discounts). */
export const listDiscounts = endpoint({
  method: 'GET',
  path: '/api/back-office/discounts',
  who: 'discounts.read',
  summary: 'Lists the organiser’s discounts.',
  request: z.object({ ...paging, ...discountFilters, sort: sortBy(discountColumns) }),
  answer: list(officeDiscountRow),
  errors: [],
});
