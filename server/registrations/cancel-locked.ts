import type {
  CancellationOutcome,
  CancellationType,
} from '@ribambelle/domain/registrations/cancellation.ts';
import { decideCancellation } from '@ribambelle/domain/registrations/cancellation.ts';
import { lockPlaces, releasePlaces, tellOfFreed } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import { oweLess } from '../receivables/index.ts';
import { refuse } from '../refusal.ts';
import { lockMoney } from '../wallet/index.ts';
import { type LockedRegistration, storeCancellation } from './cancellation-store.ts';

/**
 * Cancels a locked registration and gives its places back (3 §5), for anybody but its family;
 * returns the consequences. A line takes off the amount no longer due; an order with nothing left
 * loses its fee (R26).
 */
export async function cancelLocked(
  db: Db,
  input: Emitting & {
    registration: LockedRegistration;
    type: Exclude<CancellationType, 'CUSTOMER'>;
    message: string;
    /** False sends no e-mail about it; absent, one is sent. */
    tells?: boolean;
    now: string;
  },
): Promise<CancellationOutcome> {
  const { emit, registration, type, message, tells = true, now } = input;
  const { availability_id, receivable_id, cart_id, customer_id } = registration;
  const availability_ids = [availability_id];
  await lockPlaces(db, { now, availability_ids });
  const which = cart_id === null ? { receivable_id } : { cart_id };
  const { receivables } = await lockMoney(db, { customer_id, which });
  const owed = receivables.find(({ id }) => id === receivable_id);
  if (owed === undefined) throw new Error('A registration has no receivable');
  const { total_amount, paid_amount } = owed;
  const facts = { ...registration, total_amount, paid_amount };
  const decision = decideCancellation(facts, { type, message, now });
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const { due_amount } = decision.value;
  await storeCancellation(db, { id: registration.id, ...decision.value });
  await oweLess(db, { receivable: owed, cart_id, due_amount, now });
  const releasedPlaces = await releasePlaces(db, { now, availability_ids });
  if (tells) emit('registration.cancellation.created', { registration_id: registration.id });
  tellOfFreed(emit, { availability_id, places: registration.quantity, freed: releasedPlaces });
  return decision.value;
}
