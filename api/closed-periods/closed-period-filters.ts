import { COMMUNITIES } from '@ribambelle/domain/closed-periods/school-holidays.ts';
import { filtersOf } from '../lists/filters.ts';
import { closedPeriodFilters } from './office-shapes.ts';

/** The filters of the list of closed periods. */
export const closedPeriodFilterSet = filtersOf(closedPeriodFilters, {
  days: { kind: 'period', from: 'from', to: 'until' },
  community: { kind: 'choice', of: [...COMMUNITIES, 'NONE'] },
});
