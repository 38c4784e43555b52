import { filtersOf } from '../lists/filters.ts';
import { couponFilters } from './office-shapes.ts';

/** The filters of the list of coupons. */
export const couponFilterSet = filtersOf(couponFilters, {
  segment: { kind: 'segment' },
  active: { kind: 'choice', of: ['true', 'false'] },
});
