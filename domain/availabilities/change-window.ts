import { addDays, dayOf, instantAt, type WallTime, type Zone } from '../base/days.ts';
import { type Instant, isBefore } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/**
 * A moment that is the same for all, null for none; or a number of days before each start, at a
 * wall time.
 */
export type WindowMoment =
  | { readonly by: 'SET'; readonly at: Instant | null }
  | { readonly by: 'BEFORE_START'; readonly days: number; readonly time: WallTime };

/** The start and end of registration; null is no moment. */
interface Window {
  readonly registrations_start_at: Instant | null;
  readonly registrations_end_at: Instant | null;
}

/**
 * Returns the registration window after a change; an absent moment stays as it is. Refuses
 * WINDOW_REVERSED when it would end before it begins.
 */
export function changedWindow(
  window: Window,
  change: {
    readonly opens?: WindowMoment | undefined;
    readonly closes?: WindowMoment | undefined;
    readonly of: { readonly start_at: Instant; readonly zone: Zone };
  },
): Decision<Window, 'WINDOW_REVERSED'> {
  const { of } = change;
  const opens =
    change.opens === undefined ? window.registrations_start_at : momentOf(change.opens, of);
  const closes =
    change.closes === undefined ? window.registrations_end_at : momentOf(change.closes, of);
  if (opens !== null && closes !== null && isBefore(closes, opens))
    return refuse('WINDOW_REVERSED');
  return permit({ registrations_start_at: opens, registrations_end_at: closes });
}

function momentOf(
  moment: WindowMoment,
  { start_at, zone }: { readonly start_at: Instant; readonly zone: Zone },
): Instant | null {
  if (moment.by === 'SET') return moment.at;
  const day = addDays(dayOf(start_at, zone), -moment.days);
  return instantAt({ day, wall_time: moment.time, zone });
}
