import { addDays, dayOf, instantAt, wallTimeOf, type Zone } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';

/**
 * When members can register who may do so some days before everybody else: at the same hour on the wall, whatever the clock does
 * between the two. Null where registering begins for everybody at once.
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
