import { type Made as MadeBooking, insertBookings, type NewBooking } from '../../bookings/index.ts';
import type { Db } from '../../database/transaction.ts';
import type { Emitting } from '../../events/events.ts';
import { itemsOf } from '../items.ts';
import type { Sale } from '../kind.ts';

/**
 * Makes bookings of items: the times decided under the lock are taken for good, and each payer gets
 * a receivable.
 */
export async function sellBookings(db: Db, sale: Emitting & Sale): Promise<readonly MadeBooking[]> {
  const { emit, customer_id, cart_id, created_by, now } = sale;
  const items = itemsOf('BOOKING', sale.items);
  if (items.length === 0) return [];
  const bookings = items.map((item): NewBooking => {
    const { dates, participant_ids, shares } = item.price_lines;
    const receivables = [item.receivable_id, ...(item.share_ids ?? [])];
    return {
      resource_id: item.resource_id,
      cart_item_id: item.id,
      payment_split: shares > 1,
      dates,
      participations: participant_ids.map((participant_id, position) => ({
        participant_id,
        position,
        receivable_id: receivables[position] ?? null,
      })),
    };
  });
  const order = { customer_id, cart_id, created_by, now };
  const rows = await insertBookings(db, { ...order, bookings });
  for (const { id } of rows) emit('booking.created', { booking_id: id });
  return rows;
}
