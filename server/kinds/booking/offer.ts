import { inOrder } from '../../database/statements.ts';
import type { TakenTime } from '@ribambelle/domain/resources/slots.ts';
import { lockTimes, type Taken } from '../../resources/index.ts';
import { findOwnParticipants } from '../bundle/offer-views.ts';
import type { NewItem } from '../items.ts';
import type { Kind } from '../kind.ts';
import { bookingItemOf } from './item-of.ts';

/**
 * Returns the bookings that a call wants, each with those before it counted: their resources are
 * locked, so that nobody else gets the same time.
 */
export const offer: Kind['offer'] = async (db, input) => {
  const { organiser, customer_id, wanted, expires_at, now, errors } = input;
  const { timezone } = organiser;
  const wishes = wanted.bookings.map(({ participants, ...wish }) => ({
    ...wish,
    participants:
      wanted.participant_id === null ? participants : [wanted.participant_id, ...participants],
  }));
  const ids = wishes.flatMap(({ participants }) => participants);
  const resource_ids = wishes.map(({ resource_id }) => resource_id);
  const [ownIds, lockedTimes] = await inOrder(
    () => findOwnParticipants(db, { customer_id, ids }),
    () => lockTimes(db, { now, resource_ids }),
  );
  const times = new Map(lockedTimes);
  const items: NewItem[] = [];
  for (const [index, { resource_id, total_amount, ...wish }] of wishes.entries()) {
    const resourceTimes = times.get(resource_id);
    const resource = resourceTimes?.published === true ? resourceTimes : undefined;
    const item = bookingItemOf(resource, {
      wish,
      facts: { own: ownIds, expires_at, now, timezone },
    });
    if (!item.ok) errors.add(`bookings.${index}`, item);
    else if (total_amount !== null && total_amount !== item.value.price)
      errors.addPrice(`bookings.${index}`, item.value.price);
    else {
      items.push(item.value);
      if (resourceTimes !== undefined)
        times.set(resource_id, {
          ...resourceTimes,
          taken: [...resourceTimes.taken, ...item.value.price_lines.dates.map(heldTime)],
        });
    }
  }
  return items;
};

/** Returns the time of an item of this call, taken as if another cart held it. */
function heldTime({ start_at, end_at }: TakenTime): Taken {
  return { start_at, end_at, booking_id: null, block_id: null, date_id: null };
}
