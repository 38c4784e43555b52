import type { Ask } from '@ribambelle/api/client.ts';
import { isDay } from '@ribambelle/domain/base/calendar.ts';
import { readPaging } from '@ribambelle/ui/router/read-paging.ts';

/**
 * Returns the call for the days: single dates, from the day in the address on, if it names one.
 */
export function daysRequest(
  activity: string,
  from: { readonly search: URLSearchParams; readonly page_size: number },
): Ask<'listAvailabilityDates'> {
  const { page_number } = readPaging(from.search);
  const after = chosenDay(from.search);
  return {
    activity,
    status: ['OPEN', 'FULL'],
    page_number,
    page_size: from.page_size,
    ...(after === null ? {} : { after }),
  };
}

/** Returns the call for the calendar: every day with dates, from today on. */
export function calendarRequest(activity: string): Ask<'listAvailabilityDays'> {
  return { activity, status: ['OPEN', 'FULL'] };
}

/** Returns the day that the address names; null for none or an invalid one. */
export function chosenDay(search: URLSearchParams): string | null {
  const text = (search.get('date') ?? '').slice(0, 10);
  return isDay(text) ? text : null;
}
