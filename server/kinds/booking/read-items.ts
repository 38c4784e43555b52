import { fullname } from '@ribambelle/domain/customers/names.ts';
import { presentLocation } from '../../resources/index.ts';
import { textReader } from '../../texts/bilingual.ts';
import type { Kind, ShownItem } from '../kind.ts';
import { type BookingItemRow, loadCurrentBookings } from './item-views.ts';

/** Returns the live bookings of the customer's current cart, as the cart shows them. */
export const readItems: Kind['readItems'] = async (db, input) => {
  const { organiser, customer_id, language, now } = input;
  const rows = await loadCurrentBookings(db, { customer_id, now });
  const text = textReader({ language, organiser });
  return rows.map((row) => presentItem(row, text));
};

function presentItem(row: BookingItemRow, text: ReturnType<typeof textReader>): ShownItem {
  const { terms, resource_id, resource_cuid, name, location, images, extended, ...item } = row;
  const participants = row.participants.map((one) => ({
    id: one.id,
    cuid: one.cuid,
    fullname: fullname(one),
  }));
  return {
    ...item,
    type: 'BOOKING',
    extendable: !extended,
    participant: participants[0] ?? null,
    participants,
    availability: null,
    availabilities: [],
    availability_dates: [],
    options: [],
    reductions: [],
    bundle: null,
    membership: null,
    voucher: null,
    resource: {
      id: resource_id,
      cuid: resource_cuid,
      name: text(name),
      images,
      location: presentLocation(location, text),
    },
    cancellation_conditions: '',
    booking_dates: terms.dates.map(({ start_at, end_at }) => ({ start_at, end_at })),
  };
}
