import { filtersOf } from '../lists/filters.ts';
import { bundleFilters } from './office-shapes.ts';

/** The filters of the list of bundles. */
export const bundleFilterSet = filtersOf(bundleFilters, {
  published: { kind: 'choice', of: ['true', 'false'] },
});
