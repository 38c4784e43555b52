import type { Ask } from '@ribambelle/api/client.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import { chosenCategories, type GridQuery } from '../pieces/filters/grid-query.ts';
import type { Settings } from './settings.ts';

/** How many cards a page has: some 20, so that every row is full (2 §9). */
export const pageSizeOf = ({ columns }: Pick<Settings, 'columns'>): number =>
  Math.ceil(20 / columns) * columns;

/** The call behind the cards; written once, so that what is read on the server is found again in the browser. */
export function datesRequest(settings: Settings, query: GridQuery): Ask<'listAvailabilities'> {
  const filters = shownProperties(settings['availabilities-filters']);
  const asks = (filter: (typeof filters)[number]) => filters.includes(filter);
  const chosen = (name: 'location' | 'period' | 'weekday') =>
    asks(name) ? [...(query.chosen[name] ?? [])] : [];
  const [location, period, weekday] = [chosen('location'), chosen('period'), chosen('weekday')];
  const category = asks('category') ? chosenCategories(query) : [];
  const { status, segments, sorting } = settings;
  return {
    page_number: query.page_number,
    page_size: pageSizeOf(settings),
    ahead: true,
    ...(sorting !== 'start_at' && { sort: sorting }),
    ...(status.length > 0 && { status }),
    ...(segments.length > 0 && { segment: segments }),
    ...(asks('search') && query.search !== '' && { search: query.search }),
    ...(location.length > 0 && { location }),
    ...(category.length > 0 && { category }),
    ...(period.length > 0 && { period }),
    ...(weekday.length > 0 && { weekday: weekday.map(Number) }),
    ...(asks('date') && query.date !== null && { date: query.date }),
    ...(asks('age') && query.age !== null && { age: query.age }),
  };
}
