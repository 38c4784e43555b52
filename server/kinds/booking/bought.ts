import { loadBookingsOfCart, presentBooking } from '../../bookings/index.ts';
import { textReader } from '../../texts/bilingual.ts';
import type { Kind } from '../kind.ts';

/** Returns the bookings of a processed cart, by their start. */
export const readBought: Kind['readBought'] = async (db, { organiser, cart_id, language }) => {
  const rows = await loadBookingsOfCart(db, cart_id);
  const text = textReader({ language, organiser });
  return { bookings: rows.map((row) => presentBooking(row, text)) };
};

/** Returns a line for each booking. */
export const linesOf: Kind['linesOf'] = ({ bookings }) =>
  bookings.map(({ resource, participations, dates, total_amount, cancelled_at }) => ({
    title: resource.name,
    participant: participations[0]?.participant.fullname ?? '',
    dates,
    quantity: 1,
    amount: total_amount,
    cancelled: cancelled_at !== null,
  }));
