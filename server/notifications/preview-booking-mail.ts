import { previewBookingMail as endpoint } from '@ribambelle/api/notifications/preview-booking-mail.ts';
import { isSameTime } from '@ribambelle/domain/bookings/decide-move.ts';
import { action } from '../action.ts';
import type { Db } from '../database/transaction.ts';
import {
  findBooking,
  findWaitingNotice,
  loadBookingState,
  type NoticedState,
  priceOfDates,
} from '../bookings/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { findUntold } from './find-untold.ts';
import { bookingCancellationFacts, bookingMoveFacts } from './booking-mail-facts.ts';
import { findPlaceOfMove, findReader } from './notification-views.ts';

/** Answers the e-mail about a booking that would be sent, drawn as its job draws it. */
export const previewBookingMail = action(endpoint, async (context) => {
  const { db, request, organiser, writeMail } = context;
  const cuid = request.booking;
  const { id, customer } = orRefuse(await findBooking(db, { cuid }), 'BOOKING_NOT_FOUND');
  const state = orRefuse(await loadBookingState(db, id), 'BOOKING_NOT_FOUND');
  const reader = await findReader(db, customer.id);
  const untold = await findUntold(context, { customer_id: customer.id });
  if (reader === null) return { mail: null, untold };
  const { language } = reader;
  const sender = { ...organiser, logo: '' };
  const to = { reader, organiser };
  const before = (await findWaitingNotice(db, id))?.was ?? state;
  if (request.move === null) {
    const facts = bookingCancellationFacts({ ...before, message: request.message }, to);
    const mail = await writeMail('booking-cancellation', { sender, language, facts });
    return { mail: { language, subject: mail.subject, text: mail.text }, untold };
  }
  const is = await movedState(db, { state, move: request.move });
  const facts = bookingMoveFacts({ was: before, is }, to);
  if (facts === null) return { mail: null, untold: 'NOTHING_CHANGED' as const };
  const moveMail = await writeMail('booking-move', { sender, language, facts });
  return { mail: { language, subject: moveMail.subject, text: moveMail.text }, untold };
});

type Move = NonNullable<Parameters<typeof movedTo>[1]>;

/** Returns the state of a booking after its move. */
async function movedState(
  db: Db,
  input: { state: NoticedState; move: Move },
): Promise<NoticedState> {
  const { state, move } = input;
  const target = movedTo(state, move);
  const of = { resource: move.resource, resource_id: state.resource_id };
  const place = (await findPlaceOfMove(db, of)) ?? refuse('RESOURCE_NOT_FOUND');
  const { prices, ...where } = place;
  const price = move.reprice ? priceOfDates(prices, target.dates) : null;
  return { ...target, ...where, total_amount: price ?? state.total_amount };
}

interface Times {
  readonly start_at: string;
  readonly end_at: string;
}

/** Returns the dates of a booking with one of them moved, the earliest first. */
function movedTo(
  state: NoticedState,
  move: Times & {
    readonly was: Times;
    readonly resource?: string | undefined;
    readonly reprice: boolean;
  },
): NoticedState {
  const { was, start_at, end_at } = move;
  const dates = state.dates.map((date) =>
    isSameTime(date, was) ? { ...date, start_at, end_at } : date,
  );
  return {
    ...state,
    dates: dates.toSorted((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at)),
  };
}
