import type { Ask } from '@ribambelle/api/client.ts';
import { appliedFilters } from '../pieces/filters/applied-filters.ts';
import type { GridQuery } from '../pieces/filters/grid-query.ts';
import type { Settings } from './settings.ts';

/** Returns the number of cards on a page: `limit`, or about 20 so that every row is full (2 §9). */
export const pageSizeOf = ({ columns, limit }: Pick<Settings, 'columns' | 'limit'>): number =>
  limit ?? Math.ceil(20 / columns) * columns;

/**
 * Returns the call for a grid; written once, so that the browser finds the answer that the
 * server read.
 */
export function gridRequest(settings: Settings, query: GridQuery): Ask<'listActivities'> {
  const { category: categories = [], ...filters } = appliedFilters(
    settings['activities-filters'],
    query,
  );
  const category = [...settings.categories, ...categories];
  return {
    page_number: settings.limit === null ? query.page_number : 1,
    page_size: pageSizeOf(settings),
    ...(settings.activities.length > 0 && { id: settings.activities }),
    ...(settings.catalogs.length > 0 && { catalog: settings.catalogs }),
    ...(settings['available-only'] && { available_only: true }),
    ...(settings.allowed_status.length > 0 && { status: settings.allowed_status }),
    ...(!settings.include_started_availabilities && { include_started: false }),
    ...(category.length > 0 && { category }),
    ...filters,
  };
}

/**
 * Returns the call for the choice of months: of open availabilities where only those are shown.
 */
export function periodsRequest(
  settings: Pick<Settings, 'available-only'>,
): Ask<'listActivityPeriods'> {
  return settings['available-only'] ? { available_only: true } : {};
}
