import { useCall } from '@ribambelle/client/data/use-call.ts';
import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { dayText } from '../facts/day-text.ts';
import { useReading } from '../facts/use-reading.ts';
import { daysLookedAt } from './days-after.ts';
import { dayAfter } from './days-ahead.ts';

/**
 * Returns the first day, from `after` on, on which one of these resources is free, for a duration
 * in seconds if one is given. Null when the days shown have free hours, while the answer is
 * unknown, and when nothing is free in the days that one call can look at.
 */
export function useNextFree(input: {
  readonly resource_ids: readonly number[];
  readonly after: string;
  readonly nothing: boolean;
  readonly duration?: number;
}): string | null {
  const { resource_ids, after, nothing, duration } = input;
  const { time_zone } = useReading();
  const later = useCall(
    'listResourceAvailabilities',
    {
      resources: [...resource_ids],
      after,
      before: dayAfter(after, daysLookedAt(resource_ids.length)),
    },
    { enabled: nothing },
  );
  const matching_slots = (later.data?.data ?? []).filter(
    ({ prices }) => duration === undefined || prices.some((one) => one.duration === duration),
  );
  const [earliest] = matching_slots.map(({ start_at }) => start_at).toSorted();
  return nothing && earliest !== undefined ? dayText(localTimeOf(earliest, time_zone)) : null;
}
