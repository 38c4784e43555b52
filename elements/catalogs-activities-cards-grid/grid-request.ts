import type { Ask } from '@ribambelle/api/client.ts';
import { appliedFilters } from '../pieces/filters/applied-filters.ts';
import type { GridQuery } from '../pieces/filters/grid-query.ts';
import type { Settings } from './settings.ts';

/** How many cards a page has: some 20, so that every row is full (2 §9). */
export const pageSizeOf = ({ columns, limit }: Pick<Settings, 'columns' | 'limit'>): number =>
  limit ?? Math.ceil(20 / columns) * columns;

/** The call behind a grid; written once, so that what is read on the server is found again in the browser. */
export function gridRequest(settings: Settings, query: GridQuery): Ask<'listActivities'> {
  const { category: chosen = [], ...filters } = appliedFilters(
    settings['activities-filters'],
    query,
  );
  const category = [...settings.categories, ...chosen];
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

/** The call behind the choice of months: of what is open where only that is shown. */
export function periodsRequest(
  settings: Pick<Settings, 'available-only'>,
): Ask<'listActivityPeriods'> {
  return settings['available-only'] ? { available_only: true } : {};
}
