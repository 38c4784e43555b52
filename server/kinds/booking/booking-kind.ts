import { lockTimes, type LockedTimes } from '../../resources/index.ts';
import type { Db } from '../../database/transaction.ts';
import { refuse } from '../../refusal.ts';
import { itemsOf } from '../items.ts';
import type { ItemsToLock, Kind, Locked } from '../kind.ts';
import { linesOf, readBought } from './bought.ts';
import { insertItems } from './item-store.ts';
import { offer } from './offer.ts';
import { readItems } from './read-items.ts';
import { sellBookings } from './sell.ts';
import { fittingBookings, goneBookings } from './still-had.ts';

/** A resource for a time (2 §3, R9): its time is what is scarce of it. */
export const bookingKind: Kind = {
  type: 'BOOKING',
  count: (wanted) => wanted.bookings.length,
  offer,
  insertItems: (db, { items, ...input }) =>
    insertItems(db, { ...input, items: itemsOf('BOOKING', items) }),
  readItems,
  lock: async (db, { organiser, now, of }): Promise<Locked> => {
    const times = await lockOf(db, { organiser_id: organiser.id, now, of });
    return {
      refuseGone: async (items) => {
        const own = itemsOf('BOOKING', items);
        const { timezone } = organiser;
        const reasons = goneBookings(times, { items: own, now, timezone });
        const [first] = reasons;
        if (first !== undefined) refuse(first[1], Object.fromEntries(reasons));
      },
      fitting: (items) => fittingBookings(times, itemsOf('BOOKING', items)),
      startsOf: (items) =>
        itemsOf('BOOKING', items).flatMap(({ price_lines }) =>
          price_lines.dates.map(({ start_at }) => start_at),
        ),
      sell: (emit, sale) => sellBookings(db, emit, sale),
    };
  },
  readBought,
  linesOf,
};

/** The resources of items, whose own holds do not count: they are exchanged for a booking. */
function lockOf(
  db: Db,
  { of, ...input }: { organiser_id: number; now: string; of: ItemsToLock },
): Promise<LockedTimes> {
  if ('cart_id' in of) return lockTimes(db, { ...input, of: { cart_id: of.cart_id } });
  const own = itemsOf('BOOKING', of);
  return lockTimes(db, {
    ...input,
    of: {
      resource_ids: own.map(({ resource_id }) => resource_id),
      except_item_ids: own.map(({ id }) => id),
    },
  });
}
