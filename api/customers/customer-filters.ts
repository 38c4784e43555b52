import { filtersOf } from '../lists/filters.ts';
import { customerFilters } from './office-shapes.ts';

/** The filters of the list of families. */
export const customerFilterSet = filtersOf(customerFilters, {
  outstanding: { kind: 'choice', of: ['true'], group: 'MONEY' },
  owed: { kind: 'number', of: 'AMOUNT', from: 'owed_from', to: 'owed_to', group: 'MONEY' },
});
