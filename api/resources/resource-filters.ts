import { filtersOf } from '../lists/filters.ts';
import { resourceFilters } from './office-shapes.ts';

/** The filters of the list of resources. */
export const resourceFilterSet = filtersOf(resourceFilters, {
  published: { kind: 'choice', of: ['true', 'false'] },
});
