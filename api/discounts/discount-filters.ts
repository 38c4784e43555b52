import { filtersOf } from '../lists/filters.ts';
import { discountFilters } from './office-shapes.ts';

/** The filters of the list of discounts. */
export const discountFilterSet = filtersOf(discountFilters, {
  segment: { kind: 'segment' },
  active: { kind: 'choice', of: ['true', 'false'] },
});
