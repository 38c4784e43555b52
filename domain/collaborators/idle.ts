import { addMinutes, type Instant, isBefore } from '../base/instants.ts';

/** After how many minutes without anything done an organiser may want a new sign-in. */
export const IDLE_CHOICES = [15, 30, 60, 120, 240, 720] as const;

/** Being there is noted once in so many minutes, not with every call. */
const NOTED_MINUTES = 1;

/** True when nothing was done in a session for longer than the organiser wants; null minutes are no limit. */
export function isIdle(input: {
  readonly seen_at: Instant;
  readonly idle_minutes: number | null;
  readonly now: Instant;
}): boolean {
  const { seen_at, idle_minutes, now } = input;
  return idle_minutes !== null && !isBefore(now, addMinutes(seen_at, idle_minutes));
}

/** True when it was noted too long ago that somebody is there. */
export function isSeenLongAgo(seen_at: Instant, now: Instant): boolean {
  return !isBefore(now, addMinutes(seen_at, NOTED_MINUTES));
}
