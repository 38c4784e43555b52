import { addDays, dayOf, spanOfDay, type Zone } from './days.ts';
import { addSeconds, type Instant } from './instants.ts';

const DAY_SECONDS = 86_400;

/**
 * Returns the end of a voucher's or bundle's validity (2 §3): `duration` is in seconds, null is no
 * end. Whole days end with the last of them on the calendar of the organiser's zone, whatever the
 * clock does meanwhile; any other duration counts from the moment of sale.
 */
export function expiryOf(
  sold_at: Instant,
  of: { readonly duration: number | null; readonly timezone: Zone },
): Instant | null {
  const { duration, timezone } = of;
  if (duration === null) return null;
  if (duration % DAY_SECONDS !== 0) return addSeconds(sold_at, duration);
  return spanOfDay(addDays(dayOf(sold_at, timezone), duration / DAY_SECONDS), timezone).end_at;
}
