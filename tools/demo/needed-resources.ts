import type { Shop } from './shop.ts';
import type { Slot } from './slot.ts';
import type { PromisedSlot } from './stories.ts';

/** The number of courses of a resource. */
const COURSES = 2;

/**
 * Makes some availabilities need the resource where they take place: the next ones with
 * registrations, at times when it is neither booked nor needed by the one before.
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
  const chosenSlots: Slot[] = [];
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
    if (chosenSlots.length === COURSES) break;
    const takenTimes = [...booked, ...chosenSlots.flatMap(({ dates }) => dates)];
    const apart = slot.dates.every((date) =>
      takenTimes.every((one) => one.end_at <= date.start_at || date.end_at <= one.start_at),
    );
    if (apart) chosenSlots.push(slot);
  }
  for (const { id } of chosenSlots)
    batch.add('availability_resources', { organiser_id, availability_id: id, resource_id });
}
