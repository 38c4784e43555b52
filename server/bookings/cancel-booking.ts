import { cancelBooking as endpoint } from '@ribambelle/api/bookings/cancel-booking.ts';
import { decideBookingCancellation } from '@ribambelle/domain/bookings/booking-cancellation.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { oweLess } from '../receivables/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockMoney } from '../wallet/index.ts';
import { findWaitingNotice } from './booking-notice-store.ts';
import {
  findReceivablesOf,
  loadDatesOf,
  lockBooking,
  storeBookingCancellation,
} from './booking-store.ts';
import { findBooking } from './booking-views.ts';

/**
 * Cancels a booking: its times are free, nothing of it stays due, and paid money stays in the books
 * until somebody gives it back.
 */
export const cancelBooking = action(endpoint, async (context) => {
  const { db, request, collaborator, now, emit } = context;
  const cuid = request.booking;
  const booking = orRefuse(await lockBooking(db, cuid), 'BOOKING_NOT_FOUND');
  const decision = decideBookingCancellation(booking, request.message);
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const { message } = decision.value;
  const { id, customer_id, cart_id } = booking;
  await storeBookingCancellation(db, { id, message, now });
  const { receivables } = await lockMoney(db, { customer_id, which: { cart_id } });
  const receivableIds = await findReceivablesOf(db, id);
  let refundable_amount = 0;
  for (const receivable of receivables.filter((one) => receivableIds.includes(one.id))) {
    const created_by = collaborator.id;
    await oweLess(db, { receivable, cart_id, due_amount: 0, created_by, now });
    refundable_amount += receivable.paid_amount;
  }
  const notice = await findWaitingNotice(db, id);
  const notice_id = notice?.id ?? null;
  emit('booking.cancelled', { booking_id: id, tell: request.tell, notice_id });
  for (const { start_at, end_at } of await loadDatesOf(db, id))
    emit('booking.time.freed', { resource_id: booking.resource_id, start_at, end_at });
  const details = await findBooking(db, { cuid });
  await logAct(context, {
    act: 'bookings.delete',
    noun: 'bookings',
    cuid,
    summary: textReader(context)(details?.resource.name ?? {}),
    changes: {
      cancellation_message: { from: null, to: message },
      tell: { from: null, to: request.tell },
    },
  });
  return { message: null, refundable_amount };
});
