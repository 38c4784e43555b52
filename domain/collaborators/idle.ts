import { addMinutes, type Instant, isBefore } from '../base/instants.ts';

/** The idle times, in minutes, after which an organiser may require a new sign-in. */
export const IDLE_CHOICES = [15, 30, 60, 120, 240, 720] as const;

/** Minutes between two records of activity, so that not every call writes one. */
const NOTED_MINUTES = 1;

/** True when a session was idle for longer than the organiser allows; null minutes are no limit. */
export function isIdle(input: {
  readonly seen_at: Instant;
  readonly idle_minutes: number | null;
  readonly now: Instant;
}): boolean {
  const { seen_at, idle_minutes, now } = input;
  return idle_minutes !== null && !isBefore(now, addMinutes(seen_at, idle_minutes));
}

/** True when activity was last recorded long enough ago to record it again. */
export function isSeenLongAgo(seen_at: Instant, now: Instant): boolean {
  return !isBefore(now, addMinutes(seen_at, NOTED_MINUTES));
}
