import type { Instant } from '../base/instants.ts';

/** The span in which an announcement shows; null is no bound. */
export interface AnnouncementTimes {
  readonly from: Instant | null;
  readonly until: Instant | null;
}

/**
 * True when an announcement shows at a moment: from its first moment until just before its last.
 * All in UTC, as stored.
 */
export function announcementShows({ from, until }: AnnouncementTimes, now: Instant): boolean {
  return (from ?? '') <= now && now < (until ?? '~');
}
