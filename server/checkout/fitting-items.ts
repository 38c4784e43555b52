import { decideTogether, type LockedPlaces } from '../availabilities/index.ts';
import type { LockedItem } from '../carts/index.ts';

/**
 * The items whose places are free, taken one by one in their order, each counted beside those before it (R11, R12). The lock must
 * have left the items' own holds out.
 */
export function fittingItems(
  places: LockedPlaces,
  input: { items: readonly LockedItem[]; now: string },
): readonly LockedItem[] {
  const fitting: LockedItem[] = [];
  for (const item of input.items) {
    const decision = decideTogether(places, [...fitting, item], {
      now: input.now,
      ignore_window: true,
    });
    if (decision.ok) fitting.push(item);
  }
  return fitting;
}
