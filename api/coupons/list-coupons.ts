import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { couponColumns } from './coupon-columns.ts';
import { couponFilters, officeCouponRow } from './office-shapes.ts';

/** Lists coupons, newest first unless sorted, inactive ones too (document 1 §6: discounts). */
export const listCoupons = endpoint({
  method: 'GET',
  path: '/api/back-office/coupons',
  who: 'discounts.read',
  summary: 'Lists the organiser’s coupons.',
  request: z.object({ ...paging, ...couponFilters, sort: sortBy(couponColumns) }),
  answer: list(officeCouponRow),
  errors: [],
});
