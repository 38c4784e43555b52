import { filtersOf } from '../lists/filters.ts';
import { BALANCES, balanceFilters } from './accounts.ts';

/** The filters of the open balances. */
export const balanceFilterSet = filtersOf(balanceFilters, {
  of: { kind: 'choice', of: BALANCES },
  at: { kind: 'day' },
});
