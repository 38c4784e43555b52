import { filtersOf } from '../lists/filters.ts';
import { BALANCES, balanceFilters } from './accounts.ts';

/** What can be chosen of what stood open. */
export const balanceFilterSet = filtersOf(balanceFilters, {
  of: { kind: 'choice', of: BALANCES },
  at: { kind: 'day' },
});
