import { spanOfDay, type Zone } from '@ribambelle/domain/base/days.ts';

/**
 * Returns the moments between which days run in the zone; undefined for a side that is not given.
 */
export function momentsOf(
  { from, to }: { readonly from: string | undefined; readonly to: string | undefined },
  zone: Zone,
): { readonly from_at: string | undefined; readonly before_at: string | undefined } {
  return {
    from_at: from === undefined ? undefined : spanOfDay(from, zone).start_at,
    before_at: to === undefined ? undefined : spanOfDay(to, zone).end_at,
  };
}
