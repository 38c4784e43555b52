import { getAccountBooking as endpoint } from '@ribambelle/api/bookings/get-account-booking.ts';
import { action } from '../action.ts';
import { bankTransferOf } from '../bank-transfers/index.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { findBooking } from './booking-views.ts';
import { presentBooking } from './present-booking.ts';

/** One of the caller's bookings, with how what remains of its order is paid by transfer. */
export const getAccountBooking = action(
  endpoint,
  async ({ db, request, organiser, customer, language }) => {
    const own = { organiser_id: organiser.id, customer_id: customer.id, cuid: request.cuid };
    const row = orRefuse(await findBooking(db, own), 'BOOKING_NOT_FOUND');
    const { cart, cancellation_message, owed_amount, order_owed_amount, order_due_at } = row;
    const transfer = { amount: order_owed_amount, reference: cart.reference, due_at: order_due_at };
    return {
      ...presentBooking(row, textReader({ language, organiser })),
      cart,
      cancellation_message,
      bank_transfer: owed_amount === 0 ? null : bankTransferOf(organiser, transfer),
    };
  },
);
