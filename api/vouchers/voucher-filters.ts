import { filtersOf } from '../lists/filters.ts';
import { voucherFilters } from './office-shapes.ts';

/** The filters of the list of vouchers. */
export const voucherFilterSet = filtersOf(voucherFilters, {
  published: { kind: 'choice', of: ['true', 'false'] },
});
