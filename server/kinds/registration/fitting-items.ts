import { decideTogether, type LockedPlaces } from '../../availabilities/index.ts';
import type { RegistrationItem } from '../items.ts';

/**
 * The items whose places are free, taken one by one in their order, each counted beside those before it (R11, R12). The lock must
 * have left the items' own holds out.
 */
export function fittingItems(
  places: LockedPlaces,
  input: { items: readonly RegistrationItem[]; now: string },
): readonly RegistrationItem[] {
  const fitting: RegistrationItem[] = [];
  for (const item of input.items) {
    const decision = decideTogether(places, [...fitting, item], {
      now: input.now,
      ignore_window: true,
    });
    if (decision.ok) fitting.push(item);
  }
  return fitting;
}
