import type { Ask } from '@ribambelle/api/client.ts';
import type { Property } from '../facts/properties.ts';
import type { FilterId } from './filter-fields.tsx';
import { chosenCategories, type GridQuery } from './grid-query.ts';

/** The filters of a section, from its settings. */
export type FilterSettings = readonly Property<FilterId>[];

type FilterRequest = Pick<
  Ask<'listAvailabilities'>,
  'search' | 'location' | 'category' | 'period' | 'weekday' | 'date' | 'age'
>;

/**
 * Returns the kind of a filter: `category-{cuid}` is a category, and a day is the same in a field
 * or in a calendar.
 */
const kindOf = (name: string): string | undefined => name.split('-')[0];

/**
 * Returns the part of the address that applies to a section: all except the filters that its
 * settings switch off. A filter that they do not list may be elsewhere on the page, in
 * `catalogs-inline-filters`; it applies unless `unlisted` is false.
 */
export function appliedQuery(
  filters: FilterSettings,
  { query, unlisted = true }: { readonly query: GridQuery; readonly unlisted?: boolean },
): GridQuery {
  const isShown = (name: string) => {
    const settings = filters.filter(({ id }) => kindOf(id) === kindOf(name));
    return settings.length === 0 ? unlisted : settings.some(({ disabled }) => !disabled);
  };
  return {
    ...query,
    search: isShown('search') ? query.search : '',
    chosen: Object.fromEntries(Object.entries(query.chosen).filter(([name]) => isShown(name))),
    date: isShown('date') ? query.date : null,
    age: isShown('age') ? query.age : null,
  };
}

/**
 * Returns the filters of the address for a section, as requested from the lists of activities and
 * of dates.
 */
export function appliedFilters(filters: FilterSettings, query: GridQuery): FilterRequest {
  const applied_filters = appliedQuery(filters, { query });
  const { search, chosen, date, age } = applied_filters;
  const { location, period, weekday } = chosen;
  const category = chosenCategories(applied_filters);
  return {
    ...(search !== '' && { search }),
    ...(location && { location: [...location] }),
    ...(category.length > 0 && { category }),
    ...(period && { period: [...period] }),
    ...(weekday && { weekday: weekday.map(Number) }),
    ...(date !== null && { date }),
    ...(age !== null && { age }),
  };
}
