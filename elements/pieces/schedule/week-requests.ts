import type { Ask } from '@ribambelle/api/client.ts';
import { type Day, isDay } from '@ribambelle/domain/base/calendar.ts';
import { mondayOf, dayAfter, weekOf } from '@ribambelle/domain/base/weeks.ts';

/**
 * The filters of the dates: an activity, or a section of the website with the filters of the
 * visitor.
 */
export type WeekFilters = Omit<Ask<'listAvailabilityDays'>, 'after' | 'before'> &
  Pick<Ask<'listAvailabilityDates'>, 'categories'>;

/** The largest number of dates that one call answers. */
const MOST = 100;

/** The last day of any schedule, because years have four digits. */
const LAST_DAY = '9999-11-30';

/**
 * Returns the call for the dates in the week of a day; without a day, for the first dates from now
 * on.
 */
export function weekRequest(filters: WeekFilters, day: Day | null): Ask<'listAvailabilityDates'> {
  if (day === null) return { ...filters, page_size: MOST };
  const monday = mondayOf(day);
  return { ...filters, after: monday, before: dayAfter(monday, 7), page_size: MOST };
}

/**
 * Returns the calls for a week that is too long for one call: one for each day that is not over.
 */
export function dayRequests(
  filters: WeekFilters,
  { day, first }: { readonly day: Day; readonly first: Day },
): readonly Ask<'listAvailabilityDates'>[] {
  return weekOf(day)
    .filter((one) => one >= first)
    .map((one) => ({ ...filters, after: one, before: dayAfter(one, 1), page_size: MOST }));
}

/** Returns the call for the jumps and dots, which are days with open dates. */
export function offeredRequest(filters: WeekFilters): Ask<'listAvailabilityDays'> {
  const { categories: _, ...rest } = filters;
  return { ...rest, status: ['OPEN'] };
}

/** Returns the day that the address names; null for none or an invalid one. */
export function dayOfSearch(search: URLSearchParams): Day | null {
  const text = (search.get('date') ?? '').slice(0, 10);
  return isDay(text) && text <= LAST_DAY ? text : null;
}
