import type { Instant } from '../base/instants.ts';

/** From when until when an announcement shows; null has no bound. */
export interface AnnouncementTimes {
  readonly from: Instant | null;
  readonly until: Instant | null;
}

/** Whether an announcement shows at a moment: from its first moment until just before its last. All of them in UTC, as they are kept. */
export function announcementShows({ from, until }: AnnouncementTimes, now: Instant): boolean {
  return (from ?? '') <= now && now < (until ?? '~');
}
