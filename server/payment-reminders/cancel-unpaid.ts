import { decideUnpaid } from '@ribambelle/domain/payment-reminders/unpaid-cancellation.ts';
import { lockPlaces } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { cancelLocked, lockRegistration } from '../registrations/index.ts';
import { lockMoney } from '../wallet/index.ts';
import { isPaying } from './debt-views.ts';
import { loadUnpaid } from './unpaid-views.ts';

/**
 * Cancels a registration of which nothing was paid after its reminders, and gives its places on.
 * Decided behind the locks of its places and its money: of a payment and this cancellation one
 * comes first, and the other finds what it did.
 */
export async function cancelUnpaid(
  db: Db,
  of: Emitting & {
    readonly organiser: Organiser;
    readonly registration_id: number;
    readonly now: string;
  },
): Promise<void> {
  const { emit, organiser, now } = of;
  const { timezone } = organiser;
  const registration = await lockRegistration(db, { id: of.registration_id });
  if (registration === undefined || registration.cancelled) return;
  const { availability_id, customer_id, cart_id, receivable_id, dates } = registration;
  await lockPlaces(db, { now, availability_ids: [availability_id] });
  const which = cart_id === null ? { receivable_id } : { cart_id };
  await lockMoney(db, { customer_id, which });
  const facts = await loadUnpaid(db, receivable_id);
  if (facts === undefined) return;
  const paying = await isPaying(db, { customer_id, now });
  const starts = dates.map(({ start_at }) => start_at);
  const decision = decideUnpaid(
    { ...facts, starts, paying },
    { settings: organiser, now, timezone },
  );
  if (decision !== 'CANCEL') return;
  await cancelLocked(db, { emit, registration, type: 'AUTOMATIC', message: '', now });
}
