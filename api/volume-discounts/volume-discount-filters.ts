import { filtersOf } from '../lists/filters.ts';
import { volumeDiscountFilters } from './office-shapes.ts';

/** The filters of the list of volume discounts. */
export const volumeDiscountFilterSet = filtersOf(volumeDiscountFilters, {
  segment: { kind: 'segment' },
  active: { kind: 'choice', of: ['true', 'false'] },
});
