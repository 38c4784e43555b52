import { canonicalInstant, type Instant } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import type { AnnouncementTimes } from './announcement.ts';

/** Returns the times in UTC, as stored. Refuses ENDS_BEFORE_START when it would never show. */
export function decideAnnouncementTimes(
  times: AnnouncementTimes,
): Decision<AnnouncementTimes, 'ENDS_BEFORE_START'> {
  const { from, until } = times;
  if (from !== null && until !== null && Date.parse(until) <= Date.parse(from))
    return refuse('ENDS_BEFORE_START');
  return permit({ from: inUtc(from), until: inUtc(until) });
}

function inUtc(instant: Instant | null): Instant | null {
  return instant === null ? null : (canonicalInstant(instant) ?? instant);
}
