import { filtersOf } from '../lists/filters.ts';
import { resourceFilters } from './office-shapes.ts';

/** The filters of the list of resources. */
export const resourceFilterSet = filtersOf(resourceFilters, {
  group: { kind: 'resource-group' },
  published: { kind: 'choice', of: ['true', 'false'] },
});
