import { listAccountBookings as endpoint } from '@ribambelle/api/bookings/list-account-bookings.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { textReader } from '../texts/bilingual.ts';
import { findBookingsOfCustomer } from './booking-views.ts';
import { presentBooking } from './present-booking.ts';

/** Lists the caller's bookings. */
export const listAccountBookings = action(
  endpoint,
  async ({ db, request, organiser, customer, language }) => {
    const { rows, count } = await findBookingsOfCustomer(db, {
      customer_id: customer.id,
      ...pageOf(request),
    });
    const text = textReader({ language, organiser });
    return { data: rows.map((row) => presentBooking(row, text)), count };
  },
);
