import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import { isFree, isOpenFor } from '@ribambelle/domain/resources/decide-time.ts';
import type { TakenTime } from '@ribambelle/domain/resources/slots.ts';
import type { LockedTimes } from '../../resources/index.ts';
import type { BookingItem } from '../items.ts';

/**
 * No buffer: promised times need no longer stay apart, because a hold forgives later changes of
 * settings (R31).
 */
const NO_BUFFER = { buffer_minutes: 0 };

/**
 * Returns the bookings whose times nobody else has, each with those before it counted (R11, R12);
 * their own holds must have been left out.
 */
export function fittingBookings(
  times: LockedTimes,
  items: readonly BookingItem[],
): readonly BookingItem[] {
  const givenTimes = new Map<number, TakenTime[]>();
  return items.filter(({ resource_id, price_lines }) => {
    const beside = givenTimes.get(resource_id) ?? [];
    const takenTimes = [...(times.get(resource_id)?.taken ?? []), ...beside];
    const free = price_lines.dates.every((date) =>
      isFree(NO_BUFFER, { time: date, taken: takenTimes }),
    );
    if (free) givenTimes.set(resource_id, [...beside, ...price_lines.dates]);
    return times.has(resource_id) && free;
  });
}

/**
 * Returns why bookings may no longer be bought, by their fields (R31); nothing for those that may.
 */
export function goneBookings(
  times: LockedTimes,
  input: { items: readonly BookingItem[]; now: string; timezone: string },
): readonly (readonly [field: string, code: ErrorCode])[] {
  const { items, now, timezone } = input;
  const fitting = new Set(fittingBookings(times, items));
  return items.flatMap((item): [string, ErrorCode][] => {
    const code = reasonOf(item);
    return code === null ? [] : [[`items.${item.id}`, code]];
  });

  function reasonOf(item: BookingItem): ErrorCode | null {
    const resource = times.get(item.resource_id);
    const { dates } = item.price_lines;
    if (resource?.published !== true) return 'RESOURCE_WITHDRAWN';
    if (dates.some(({ start_at }) => !isAfter(start_at, now))) return 'BOOKING_STARTED';
    if (dates.some((date) => !isOpenFor(resource, { ...date, zone: timezone })))
      return 'BOOKING_CLOSED';
    return fitting.has(item) ? null : 'RESOURCE_TAKEN';
  }
}
