import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import type { PromisedSlot } from './stories.ts';
import type { Customer } from './people.ts';
import { canJoin, type Register } from './registrations.ts';
import type { Shop } from './shop.ts';
import type { Slot } from './slot.ts';

/**
 * The number of families that wait for each of the first full availabilities that suit as many
 * children.
 */
const LINES = [4, 2];

/**
 * Adds families that wait for a place in full availabilities; a child of the first family where one
 * fits.
 */
export function addWaitingList(
  shop: Shop,
  input: { register: Register; slots: readonly PromisedSlot[]; families: readonly Customer[] },
): void {
  const { register } = input;
  const full = input.slots
    .map(({ slot }) => slot)
    .filter((slot) => isFull(shop, slot))
    .toSorted((one, other) => (one.start_at < other.start_at ? -1 : 1));
  const waitingFor = (slot: Slot) =>
    input.families.flatMap(
      (family) => family.participants.find((one) => canJoin(one, { slot, register })) ?? [],
    );
  const usedSlots = new Set<Slot>();
  for (const [line, length] of LINES.entries()) {
    const slot = full.find((one) => !usedSlots.has(one) && waitingFor(one).length >= length);
    if (!slot) continue;
    usedSlots.add(slot);
    for (const [index, { id: participant_id, customer_id }] of waitingFor(slot)
      .slice(0, length)
      .entries()) {
      shop.batch.add('waiting_list_entries', {
        organiser_id: shop.organiser_id,
        id: shop.random.id(),
        cuid: shop.random.cuid(),
        availability_id: slot.id,
        customer_id,
        participant_id,
        turn: index + 1,
        created_at: addMinutes(shop.now, -60 * (90 - 17 * index - 5 * line)),
      });
    }
  }
}

/** True when visitors see it as full, with registration open. */
function isFull({ now }: Shop, slot: Slot): boolean {
  const { registrations_start_at: opens, registrations_end_at: ends } = slot;
  return (
    slot.start_at > now &&
    !slot.closed &&
    slot.registered >= slot.capacity &&
    (opens ?? now) <= now &&
    (ends === null || ends > now)
  );
}
