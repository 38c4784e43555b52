import { getAccountBooking as endpoint } from '@ribambelle/api/bookings/get-account-booking.ts';
import { action } from '../action.ts';
import { readTransfer } from '../bank-transfers/index.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { findBooking } from './booking-views.ts';
import { presentBooking } from './present-booking.ts';

/** Answers one of the caller's bookings, and how the rest of its order is paid by transfer. */
export const getAccountBooking = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const of = { customer_id: customer.id, cuid: request.cuid };
    const row = orRefuse(await findBooking(db, of), 'BOOKING_NOT_FOUND');
    const { cart, cart_id, cancellation_message, owed_amount } = row;
    const text = textReader({ language, organiser });
    const transfer = { organiser, cart_id, reference: cart.reference, text, now };
    return {
      ...presentBooking(row, text),
      cart,
      cancellation_message,
      bank_transfer: owed_amount === 0 ? null : await readTransfer(db, transfer),
    };
  },
);
