import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { dayText } from '../pieces/facts/day-text.ts';

/**
 * Returns the path of the week of an activity by request that contains an availability, with it
 * chosen.
 */
export function requestPath(
  availability: {
    readonly activity: { readonly slug: string };
    readonly cuid: string;
    readonly start_at: string;
  },
  time_zone: string,
): string {
  const { activity, cuid, start_at } = availability;
  const day = dayText(localTimeOf(start_at, time_zone));
  return `/cart/registrations-requests/${activity.slug}?availabilities=${cuid}&date=${day}`;
}
