import type { Ask } from '@ribambelle/api/client.ts';
import { type Day, isDay } from '@ribambelle/domain/base/calendar.ts';
import { mondayOf, dayAfter, weekOf } from '@ribambelle/domain/base/weeks.ts';

/** Of what the dates are: an activity, or what a section of the website shows of all, filtered as a visitor wants it. */
export type WeekFilters = Omit<Ask<'listAvailabilityDays'>, 'after' | 'before'> &
  Pick<Ask<'listAvailabilityDates'>, 'categories'>;

/** The most that one call answers. */
const MOST = 100;

/** No schedule shows what lies beyond: years have four digits. */
const LAST_DAY = '9999-11-30';

/** The call behind the week of a day; without one, behind whatever comes first from now on. */
export function weekRequest(filters: WeekFilters, day: Day | null): Ask<'listAvailabilityDates'> {
  if (day === null) return { ...filters, page_size: MOST };
  const monday = mondayOf(day);
  return { ...filters, after: monday, before: dayAfter(monday, 7), page_size: MOST };
}

/** The calls behind a week of which one call does not answer everything: one for each day that is not over. */
export function dayRequests(
  filters: WeekFilters,
  { day, first }: { readonly day: Day; readonly first: Day },
): readonly Ask<'listAvailabilityDates'>[] {
  return weekOf(day)
    .filter((one) => one >= first)
    .map((one) => ({ ...filters, after: one, before: dayAfter(one, 1), page_size: MOST }));
}

/** The call behind the jumps and dots: days with something open. */
export function offeredRequest(filters: WeekFilters): Ask<'listAvailabilityDays'> {
  const { categories: _, ...rest } = filters;
  return { ...rest, status: ['OPEN'] };
}

/** The day that the address names; null for none, or for what is none. */
export function dayOfSearch(search: URLSearchParams): Day | null {
  const text = (search.get('date') ?? '').slice(0, 10);
  return isDay(text) && text <= LAST_DAY ? text : null;
}
