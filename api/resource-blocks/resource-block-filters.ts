import { filtersOf } from '../lists/filters.ts';
import { resourceBlockFilters } from './shapes.ts';

/** The filters of the list of blocks. */
export const resourceBlockFilterSet = filtersOf(resourceBlockFilters, {
  during: { kind: 'period', from: 'from', to: 'to' },
  resource: { kind: 'record' },
});
