import { addMonths, instantAt, type Span, type Zone } from '../base/days.ts';
import type { Period } from './period.ts';

/** Returns the spans of these months in the zone, in order; consecutive months are one span. */
export function spansOfPeriods(periods: readonly Period[], zone: Zone): readonly Span[] {
  const spans: Span[] = [];
  for (const period of [...new Set(periods)].toSorted()) {
    const first = `${period}-01`;
    const start_at = instantAt({ day: first, wall_time: '00:00', zone });
    const end_at = instantAt({ day: addMonths(first, 1), wall_time: '00:00', zone });
    const before = spans.at(-1);
    if (before?.end_at === start_at) spans.splice(-1, 1, { start_at: before.start_at, end_at });
    else spans.push({ start_at, end_at });
  }
  return spans;
}
