import { addDays, dayOf, instantAt, wallTimeOf, type Zone } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';

/**
 * Returns when members can register, some days before everybody else: at the same wall time,
 * whatever the clock does in between. Null when registration opens for everybody at once.
 */
export function membersStartAt(
  registrations_start_at: Instant | null,
  early: { readonly days: number; readonly timezone: Zone },
): Instant | null {
  const { days, timezone: zone } = early;
  if (registrations_start_at === null || days === 0) return null;
  const day = addDays(dayOf(registrations_start_at, zone), -days);
  return instantAt({ day, wall_time: wallTimeOf(registrations_start_at, zone), zone });
}
