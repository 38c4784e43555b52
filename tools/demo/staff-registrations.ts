import type { PromisedSlot } from './stories.ts';
import type { Participant } from './people.ts';
import { canJoin, type Register, registrationOf } from './registrations.ts';
import type { Shop, Staff } from './shop.ts';

/** The number of registrations by staff that still stand, and the number cancelled since. */
const STANDING = 6;
const CANCELLED = 2;

/**
 * Attributes some of the families' registrations since `before` to staff, as made by telephone or
 * at the desk, and adds one registration more than a full date has places. Returns the member of
 * staff by registration id.
 */
export function registerByStaff(
  shop: Shop,
  input: {
    register: Register;
    before: number;
    slots: readonly PromisedSlot[];
    participants: readonly Participant[];
    staff: readonly Staff[];
  },
): ReadonlyMap<number, number> {
  const { register, before, slots, participants, staff } = input;
  const [chief, secretary] = staff;
  if (!chief || !secretary) return new Map();
  const families = shop.random.shuffled(
    register.made.slice(before).filter(({ slot }) => slot.start_at > shop.now),
  );
  const standing = families.filter(({ cancelled }) => !cancelled).slice(0, STANDING);
  const cancelledFamilies = families.filter(({ cancelled }) => cancelled).slice(0, CANCELLED);
  const staffMade = new Map(
    [...standing, ...cancelledFamilies].map(({ id }) => [id, secretary.id]),
  );
  const full = slots.filter(
    ({ slot }) =>
      slot.start_at > shop.now && slot.registered >= slot.capacity && !slot.activity.popular,
  );
  for (const { slot } of full.toSorted((one, other) =>
    one.slot.start_at < other.slot.start_at ? -1 : 1,
  )) {
    const participant = participants.find((one) => canJoin(one, { slot, register }));
    if (participant === undefined) continue;
    const registration = registrationOf(shop, { slot, participant, register, cancelled: false });
    register.made.push(registration);
    return staffMade.set(registration.id, chief.id);
  }
  return staffMade;
}
