import type { ToldSlot } from './availabilities.ts';
import type { Participant } from './people.ts';
import { canJoin, type Register, registrationOf } from './registrations.ts';
import type { Shop, Staff } from './shop.ts';

const SOME = 8;

/**
 * What was registered by telephone or at the desk, by id of the registration with who did it: some of what families have, since `before`,
 * and one more registration than a full date has places.
 */
export function registerByStaff(
  shop: Shop,
  told: { register: Register; before: number; slots: readonly ToldSlot[]; participants: readonly Participant[]; staff: readonly Staff[] },
): ReadonlyMap<number, number> {
  const { register, before, slots, participants, staff } = told;
  const [chief, secretary] = staff;
  if (!chief || !secretary) return new Map();
  const families = register.made.slice(before).filter(({ cancelled, slot }) => !cancelled && slot.start_at > shop.now);
  const made = new Map(
    shop.random
      .shuffled(families)
      .slice(0, SOME)
      .map(({ id }) => [id, secretary.id]),
  );
  const full = slots.filter(({ slot }) => slot.start_at > shop.now && slot.registered >= slot.capacity);
  for (const { slot } of full.toSorted((one, other) => (one.slot.start_at < other.slot.start_at ? -1 : 1))) {
    const participant = participants.find((one) => canJoin(one, { slot, register }));
    if (participant === undefined) continue;
    const registration = registrationOf(shop, { slot, participant, register, cancelled: false });
    register.made.push(registration);
    return made.set(registration.id, chief.id);
  }
  return made;
}
