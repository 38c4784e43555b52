import { filtersOf } from '../lists/filters.ts';
import { customerFilters } from './office-shapes.ts';

/** The filters of the list of families. */
export const customerFilterSet = filtersOf(customerFilters, {
  outstanding: { kind: 'choice', of: ['true'], group: 'MONEY' },
});
