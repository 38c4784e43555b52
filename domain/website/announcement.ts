import type { Instant } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** From when until when an announcement shows; null has no bound. */
export interface AnnouncementTimes {
  readonly from: Instant | null;
  readonly until: Instant | null;
}

/** Whether an announcement shows at a moment: from its first moment until just before its last. */
export function announcementShows({ from, until }: AnnouncementTimes, now: Instant): boolean {
  const at = Date.parse(now);
  return (from === null || Date.parse(from) <= at) && (until === null || at < Date.parse(until));
}

/** The times as they are. Refuses ENDS_BEFORE_START where it would never show. */
export function decideAnnouncementTimes(
  times: AnnouncementTimes,
): Decision<AnnouncementTimes, 'ENDS_BEFORE_START'> {
  const { from, until } = times;
  if (from !== null && until !== null && Date.parse(until) <= Date.parse(from))
    return refuse('ENDS_BEFORE_START');
  return permit(times);
}
