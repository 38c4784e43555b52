import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { volumeDiscountColumns } from './volume-discount-columns.ts';
import { volumeDiscountFilters, officeVolumeDiscountRow } from './office-shapes.ts';

/**
 * Lists volume discounts, newest first unless sorted, inactive ones too (document 1 §6: discounts).
 */
export const listVolumeDiscounts = endpoint({
  method: 'GET',
  path: '/api/back-office/volume-discounts',
  who: 'volume-discounts.read',
  summary: 'Lists the organiser’s volume discounts.',
  request: z.object({ ...paging, ...volumeDiscountFilters, sort: sortBy(volumeDiscountColumns) }),
  answer: list(officeVolumeDiscountRow),
  errors: [],
});
