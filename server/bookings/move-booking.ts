import { moveBooking as endpoint } from '@ribambelle/api/bookings/move-booking.ts';
import { canonicalInstant } from '@ribambelle/domain/base/instants.ts';
import { decideMove, isSameTime } from '@ribambelle/domain/bookings/decide-move.ts';
import type { TakenTime } from '@ribambelle/domain/resources/slots.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { findResourceId, lockTimes } from '../resources/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { awaitNotice } from './booking-notice-store.ts';
import { loadDatesOf, lockBooking, storeMove, withLastWord } from './booking-store.ts';
import { findBooking } from './booking-views.ts';
import { FOR_STAFF } from './for-staff.ts';
import { repriceBooking } from './reprice-booking.ts';

/** Moves a date of a booking, under the lock of its new resource. */
export const moveBooking = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now, emit } = context;
  const { timezone: zone } = organiser;
  const cuid = request.booking;
  const text = textReader(context);
  const details = orRefuse(await findBooking(db, { cuid }), 'BOOKING_NOT_FOUND');
  const from = details.resource;
  const target = request.resource ?? from.cuid;
  const goal = orRefuse(await findResourceId(db, target), 'RESOURCE_NOT_FOUND');
  const times = await lockTimes(db, { now, resource_ids: [goal.id] });
  const resource = orRefuse(times.get(goal.id), 'RESOURCE_NOT_FOUND');
  const booking = orRefuse(await lockBooking(db, cuid), 'BOOKING_NOT_FOUND');
  // somebody else moved it to another resource meanwhile
  if (booking.resource_id !== from.id) refuse('BOOKING_MOVED');
  const dates = await loadDatesOf(db, booking.id);
  const was = inUtc(request.was);
  const to = inUtc(request);
  const decision = decideMove(
    { ...resource, ...FOR_STAFF },
    {
      cancelled_at: booking.cancelled_at,
      dates,
      was,
      to,
      elsewhere: goal.id !== booking.resource_id,
      taken: resource.taken.filter(({ booking_id }) => booking_id !== booking.id),
      now,
      zone,
    },
  );
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const movedDate = dates.find((date) => isSameTime(date, was));
  const { id } = booking;
  const date_id = orRefuse(movedDate, 'BOOKING_MOVED').id;
  const resource_id = goal.id;
  const all = decision.value;
  const created_by = collaborator.id;
  const { tell } = request;
  await awaitNotice(db, { id, tell, created_by, now });
  await withLastWord(() => storeMove(db, { id, date_id, resource_id, to, all, now }));
  emit('booking.time.freed', { resource_id: booking.resource_id, ...was });
  const { total_amount } = details;
  const newAmount = request.reprice
    ? await repriceBooking(db, { booking, prices: resource.prices, dates: all, created_by, now })
    : total_amount;
  await logAct(context, {
    act: 'bookings.update',
    noun: 'bookings',
    cuid,
    summary: text(from.name),
    before: { ...was, resource: text(from.name), total_amount },
    after: { ...to, resource: text(goal.name), total_amount: newAmount, tell },
  });
  return { message: null, back: { booking: cuid, was: to, resource: from.cuid, ...was, tell } };
});

/** Returns the time in UTC: moments may come with an offset. */
function inUtc({ start_at, end_at }: TakenTime): TakenTime {
  return {
    start_at: canonicalInstant(start_at) ?? start_at,
    end_at: canonicalInstant(end_at) ?? end_at,
  };
}
