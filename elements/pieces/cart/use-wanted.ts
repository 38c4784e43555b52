import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { Availability } from '../availability-row/availability-row.tsx';
import { momentOf } from '../facts/moment-of.ts';
import { type Wanted, wantedRequests } from './wanted.ts';

/**
 * Returns the availabilities that the address names, each once, by start; undefined while they
 * load.
 */
export function useWanted(wanted: Wanted): {
  readonly rows: readonly Availability[] | undefined;
  readonly now: string;
} {
  const { by_availability, by_date } = wantedRequests(wanted);
  const by_cuid = useCall('listAvailabilities', by_availability ?? {}, {
    enabled: by_availability !== null,
    keep_previous: true,
  });
  const by_dates = useCall('listAvailabilities', by_date ?? {}, {
    enabled: by_date !== null,
    keep_previous: true,
  });
  const all = [
    ...(by_availability === null ? [] : (by_cuid.data?.data ?? [])),
    ...(by_date === null ? [] : (by_dates.data?.data ?? [])),
  ];
  const is_waiting =
    (by_availability !== null && by_cuid.isPending) || (by_date !== null && by_dates.isPending);
  if (is_waiting) return { rows: undefined, now: momentOf(by_cuid) };
  const once = new Map(all.map((row) => [row.id, row]));
  const rows = [...once.values()]
    .filter((row) => isNamed(row, wanted))
    .toSorted((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at));
  return {
    rows,
    now: momentOf({ dataUpdatedAt: Math.max(by_cuid.dataUpdatedAt, by_dates.dataUpdatedAt) }),
  };
}

/**
 * Tests whether the address still names a row: an availability just removed disappears before the
 * shorter list arrives.
 */
function isNamed(row: Availability, { availabilities, dates }: Wanted): boolean {
  return availabilities.includes(row.cuid) || row.dates.some(({ cuid }) => dates.includes(cuid));
}
