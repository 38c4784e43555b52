import { lockTimes } from '../../resources/index.ts';
import { refuse } from '../../refusal.ts';
import { itemsOf } from '../items.ts';
import type { Kind, Locked } from '../kind.ts';
import { linesOf, readBought } from './bought.ts';
import { loadComing } from './coming-views.ts';
import { insertItems } from './item-store.ts';
import { offer } from './offer.ts';
import { readItems } from './read-items.ts';
import { sellBookings } from './sell.ts';
import { fittingBookings, goneBookings } from './still-had.ts';

/** A resource for a time (2 §3, R9): its time is scarce. */
export const bookingKind: Kind = {
  type: 'BOOKING',
  count: (wish) => wish.bookings.length,
  offer,
  insertItems: (db, { items, ...input }) =>
    insertItems(db, { ...input, items: itemsOf('BOOKING', items) }),
  readItems,
  startsShown: ({ booking_dates }) => booking_dates.map(({ start_at }) => start_at),
  coming: loadComing,
  lock: async (db, { organiser, now, of }): Promise<Locked> => {
    const items_to_lock = itemsOf('BOOKING', of);
    // their own holds do not count: they are exchanged for a booking
    const times = await lockTimes(db, {
      now,
      resource_ids: items_to_lock.map(({ resource_id }) => resource_id),
      except_item_ids: items_to_lock.map(({ id }) => id),
    });
    return {
      refuseGone: async (items) => {
        const ownItems = itemsOf('BOOKING', items);
        const { timezone } = organiser;
        const reasons = goneBookings(times, { items: ownItems, now, timezone });
        const [first] = reasons;
        if (first !== undefined) refuse(first[1], Object.fromEntries(reasons));
      },
      fitting: (items) => fittingBookings(times, itemsOf('BOOKING', items)),
      startsOf: (items) =>
        itemsOf('BOOKING', items).flatMap(({ price_lines }) =>
          price_lines.dates.map(({ start_at }) => start_at),
        ),
      sell: (emit, sale) => sellBookings(db, { emit, ...sale }),
    };
  },
  readBought,
  linesOf,
};
