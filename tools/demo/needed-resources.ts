import type { Shop } from './shop.ts';
import type { Slot } from './slot.ts';
import type { PromisedSlot } from './stories.ts';

/** How many courses a resource has. */
const COURSES = 2;

/**
 * Says of some that take place where a resource is that they need it: the next ones that somebody is registered in, at times at which it is neither
 * booked nor needed by the one before.
 */
export function addNeeds(
  { organiser_id, batch, now }: Shop,
  input: {
    resource_id: number;
    location_id: number | null;
    slots: readonly PromisedSlot[];
    booked: readonly { readonly start_at: string; readonly end_at: string }[];
  },
): void {
  const { resource_id, location_id, booked } = input;
  const chosen: Slot[] = [];
  const ahead = input.slots
    .map(({ slot }) => slot)
    .filter(
      (slot) =>
        slot.location_id === location_id &&
        slot.start_at > now &&
        slot.registered > 0 &&
        !slot.closed,
    )
    .toSorted((one, other) => (one.start_at < other.start_at ? -1 : 1));
  for (const slot of ahead) {
    if (chosen.length === COURSES) break;
    const taken = [...booked, ...chosen.flatMap(({ dates }) => dates)];
    const apart = slot.dates.every((date) =>
      taken.every((one) => one.end_at <= date.start_at || date.end_at <= one.start_at),
    );
    if (apart) chosen.push(slot);
  }
  for (const { id } of chosen)
    batch.add('availability_resources', { organiser_id, availability_id: id, resource_id });
}
