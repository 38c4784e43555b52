import { filtersOf } from '../lists/filters.ts';
import { customerFilters, LONGEST_PLACE } from './office-shapes.ts';

/** The filters of the list of families. */
export const customerFilterSet = filtersOf(customerFilters, {
  tag: { kind: 'listed-tag', of: 'customers', group: 'TAGS' },
  place: { kind: 'text', longest: LONGEST_PLACE },
  outstanding: { kind: 'choice', of: ['true'], group: 'MONEY' },
  owed: { kind: 'number', of: 'AMOUNT', from: 'owed_from', to: 'owed_to', group: 'MONEY' },
  unmoved: {
    kind: 'number',
    of: 'COUNT',
    from: 'unmoved_from',
    to: 'unmoved_to',
    group: 'WALLET',
  },
});
