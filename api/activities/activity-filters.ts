import { filtersOf } from '../lists/filters.ts';
import { activityFilters } from './office-shapes.ts';

/** The filters of the list of activities. */
export const activityFilterSet = filtersOf(activityFilters, {
  category: { kind: 'category' },
  published: { kind: 'choice', of: ['true', 'false'] },
});
