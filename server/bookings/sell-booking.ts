import { sellBooking as endpoint } from '@ribambelle/api/bookings/sell-booking.ts';
import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { may } from '@ribambelle/domain/permissions/may.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuseOtherSum } from '../checkout/index.ts';
import { sellAtDesk } from '../desk/index.ts';
import { findBuyer, findBuyersParticipant } from '../customers/index.ts';
import type { Db } from '../database/transaction.ts';
import { bookingItemOf, sellBookings } from '../kinds/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { findResourceId, lockTimes } from '../resources/index.ts';
import { FOR_STAFF } from './for-staff.ts';
import { textReader } from '../texts/bilingual.ts';

/**
 * Books a resource for a customer, by staff, under the lock of its time; an order of its own
 * carries its reference (R19).
 */
export const sellBooking = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now } = context;
  const { timezone } = organiser;
  const buyer = orRefuse(await findBuyer(db, request.customer), 'CUSTOMER_NOT_FOUND');
  const resourceRow = orRefuse(await findResourceId(db, request.resource), 'RESOURCE_NOT_FOUND');
  const participants = await participantsOf(db, {
    customer_id: buyer.id,
    cuids: request.participants,
  });
  const resource = orRefuse(
    (await lockTimes(db, { now, resource_ids: [resourceRow.id] })).get(resourceRow.id),
    'RESOURCE_NOT_FOUND',
  );
  const { start_at, end_at } = request;
  const wish = { dates: [{ start_at, end_at }], participants, payment_split: false };
  const facts = { own: new Set(participants), expires_at: now, now, timezone };
  const decision = bookingItemOf({ ...resource, ...FOR_STAFF }, { wish, facts });
  if (!decision.ok) refuse(decision.refused, ofTheDesk(decision.fields));
  // staff who may change a booking may set its price
  if (request.price !== undefined && !may(collaborator.permissions, 'bookings.update'))
    refuse('NOT_PERMITTED', { price: 'NOT_PERMITTED' });
  const price = request.given ? 0 : (request.price ?? decision.value.price);
  const item = { ...decision.value, price };
  refuseOtherSum(request.total_amount, item.price);
  const { cuid } = await sellAtDesk(context, {
    buyer,
    item,
    locked: {
      startsOf: () => decision.value.price_lines.dates.map((date) => date.start_at),
      sell: (emitter, sale) => sellBookings(db, { emit: emitter, ...sale }),
    },
  });
  await logAct(context, {
    act: 'bookings.create',
    noun: 'bookings',
    cuid,
    summary: `${fullname(buyer)} · ${textReader(context)(resourceRow.name)}`,
  });
  return { cuid, message: null };
});

/**
 * Returns the ids of the buyer's participants. Refuses PARTICIPANT_NOT_FOUND for those of another
 * family.
 */
async function participantsOf(
  db: Db,
  { cuids, ...whose }: { customer_id: number; cuids: readonly string[] },
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const cuid of cuids)
    ids.push(
      orRefuse(await findBuyersParticipant(db, { ...whose, cuid }), 'PARTICIPANT_NOT_FOUND').id,
    );
  return ids;
}

/** Renames the refused fields: staff book a single date, whose fields have no index. */
function ofTheDesk(fields: Readonly<Record<string, ErrorCode>>): Record<string, ErrorCode> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [field.replace('dates.0.', ''), code]),
  );
}
