import type { Zone } from '../base/days.ts';
import { type Instant, instantOfMillis, millisOf } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import type { BookingPrice } from '../booking-configurations/booking-terms.ts';
import { openingsBetween, type SlotTerms } from './openings.ts';
import { type Slot, slotFinder, type TakenTime } from './slots.ts';

const MINUTE = 60_000;

/**
 * Returns the price of a booking between these moments. Refuses BOOKING_DURATION_UNKNOWN for a
 * length without a price, BOOKING_NOT_POSSIBLE when none can begin or stay then, RESOURCE_TAKEN
 * when only other bookings prevent it.
 */
export function decideTime(
  terms: SlotTerms,
  wish: TakenTime & {
    readonly taken: readonly TakenTime[];
    readonly now: Instant;
    readonly zone: Zone;
  },
): Decision<BookingPrice, 'BOOKING_DURATION_UNKNOWN' | 'BOOKING_NOT_POSSIBLE' | 'RESOURCE_TAKEN'> {
  const { start_at, end_at, taken, now, zone } = wish;
  const start = millisOf(start_at);
  const duration = (millisOf(end_at) - start) / 1_000;
  if (!terms.prices.some((price) => price.duration === duration))
    return refuse('BOOKING_DURATION_UNKNOWN', { end_at: 'BOOKING_DURATION_UNKNOWN' });
  const find = slotFinder(terms, {
    after: start_at,
    before: instantOfMillis(start + 1),
    now,
    zone,
  });
  const priceOf = (slots: readonly Slot[]) =>
    slots[0]?.prices.find((price) => price.duration === duration);
  if (priceOf(find([])) === undefined)
    return refuse('BOOKING_NOT_POSSIBLE', { start_at: 'BOOKING_NOT_POSSIBLE' });
  const price = priceOf(find(taken));
  return price === undefined
    ? refuse('RESOURCE_TAKEN', { start_at: 'RESOURCE_TAKEN' })
    : permit(price);
}

/**
 * True when a time promised before is still within the opening hours, whatever the step, notice and
 * horizon are now (R31).
 */
export function isOpenFor(
  terms: SlotTerms,
  { start_at, end_at, zone }: TakenTime & { readonly zone: Zone },
): boolean {
  const start = millisOf(start_at);
  const end = millisOf(end_at);
  const openings = openingsBetween(terms, {
    after: start_at,
    before: instantOfMillis(start + 1),
    zone,
  });
  return openings.some(
    (opening) => opening.start <= start && start < opening.end && end <= opening.stays_until,
  );
}

/** True when a time is free among others, including the gap around each. */
export function isFree(
  terms: Pick<SlotTerms, 'buffer_minutes'>,
  { time, taken }: { readonly time: TakenTime; readonly taken: readonly TakenTime[] },
): boolean {
  const buffer = terms.buffer_minutes * MINUTE;
  const start = millisOf(time.start_at) - buffer;
  const end = millisOf(time.end_at) + buffer;
  return taken.every((other) => millisOf(other.end_at) <= start || end <= millisOf(other.start_at));
}
