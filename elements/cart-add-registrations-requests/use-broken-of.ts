import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { Availability } from '../pieces/availability-row/availability-row.tsx';
import { type BrokenNow, useBroken } from '../pieces/requests/use-broken.ts';

/** The participants and the dates in the form. */
export interface ForWhom {
  readonly participants: readonly number[];
  readonly dates: readonly number[];
}

/** The choice before there is a form. */
export const NOBODY: ForWhom = { participants: [], dates: [] };

/** Tests whether two choices are the same. */
export function isSameChoice(one: ForWhom, other: ForWhom): boolean {
  return isSameList(one.participants, other.participants) && isSameList(one.dates, other.dates);
}

/**
 * Returns the constraints that the selection breaks, in the order of choosing; none while the rows
 * load.
 */
export function useBrokenOf(
  rows: readonly Availability[] | undefined,
  { chosen, for_whom }: { readonly chosen: readonly string[]; readonly for_whom: ForWhom },
): BrokenNow {
  const activity = rows?.[0]?.activity.slug ?? '';
  const { data } = useCall(
    'getRegistrationsRequestsConfiguration',
    { activity },
    { enabled: activity !== '' },
  );
  const found_cuids = new Set(rows?.map(({ cuid }) => cuid));
  return useBroken({
    activity,
    constrained: (data?.constraints.length ?? 0) > 0,
    availabilities: chosen.filter((cuid) => found_cuids.has(cuid)),
    ...for_whom,
  });
}

function isSameList(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
