import type { Zone } from '../base/days.ts';
import { addMinutes, type Instant, instantOfMillis } from '../base/instants.ts';
import type { DelayType } from './triggers.ts';

const MINUTES_A_DAY = 24 * 60;

/** The delay of a notification, in minutes, and the moment from which it is counted. */
export interface Delay {
  readonly delay: number;
  readonly delay_type: DelayType;
}

/** The moments of what a notification is about; null for what it does not have. */
export interface SubjectMoments {
  /** The moment of the event. */
  readonly happened_at: Instant;
  /** The start of the first of its dates that takes place, and the end of the last. */
  readonly starts_at: Instant | null;
  readonly ends_at: Instant | null;
  readonly expires_at: Instant | null;
}

/**
 * Returns the moment at which a notification is due; null when what it is counted from does not
 * exist (any more). Whole days are days of the organiser's calendar, so that "3 days before" keeps
 * the hour when the clock changes between; other delays are real time (R37).
 */
export function dueAt(delay: Delay, of: SubjectMoments & { readonly zone: Zone }): Instant | null {
  const from = countedFrom(delay, of);
  if (from === null) return null;
  const minutes = delay.delay_type.startsWith('BEFORE') ? -delay.delay : delay.delay;
  if (minutes % MINUTES_A_DAY !== 0) return addMinutes(from, minutes);
  const local = Temporal.Instant.from(from).toZonedDateTimeISO(of.zone);
  return instantOfMillis(local.add({ days: minutes / MINUTES_A_DAY }).epochMilliseconds);
}

/** Returns the moment from which the delay of a notification is counted; null for none. */
export function countedFrom({ delay_type }: Pick<Delay, 'delay_type'>, of: SubjectMoments) {
  const moments: Readonly<Record<DelayType, Instant | null>> = {
    AFTER_TRIGGER: of.happened_at,
    BEFORE_AVAILABILITY: of.starts_at,
    AFTER_AVAILABILITY: of.ends_at,
    BEFORE_EXPIRATION: of.expires_at,
  };
  return moments[delay_type];
}
