import type { Ask } from '@ribambelle/api/client.ts';
import { appliedFilters } from '../pieces/filters/applied-filters.ts';
import type { GridQuery } from '../pieces/filters/grid-query.ts';
import type { Settings } from './settings.ts';

/** Returns the number of cards on a page: about 20, so that every row is full (2 §9). */
export const pageSizeOf = ({ columns }: Pick<Settings, 'columns'>): number =>
  Math.ceil(20 / columns) * columns;

/**
 * Returns the call for the cards; written once, so that the browser finds the answer that the
 * server read.
 */
export function datesRequest(settings: Settings, query: GridQuery): Ask<'listAvailabilities'> {
  const { status, segments, sorting, include_started_availabilities: with_started } = settings;
  return {
    page_number: query.page_number,
    page_size: pageSizeOf(settings),
    ahead: true,
    ...(sorting !== 'start_at' && { sort: sorting }),
    ...(status.length > 0 && { status }),
    ...(segments.length > 0 && { segment: segments }),
    ...(!with_started && { include_started: false }),
    ...appliedFilters(settings['availabilities-filters'], query),
  };
}
