import type {
  CancellationOutcome,
  CancellationType,
} from '@ribambelle/domain/registrations/cancellation.ts';
import { decideCancellation } from '@ribambelle/domain/registrations/cancellation.ts';
import { randomUUID } from 'node:crypto';
import { releasePlaces } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emit } from '../events/events.ts';
import { refuse } from '../refusal.ts';
import { type LockedRegistration, storeCancellation } from './cancellation-store.ts';

/** Cancels a locked registration and gives its places back (3 §5), whoever asks; answers what follows from it. */
export async function cancelLocked(
  db: Db,
  emit: Emit,
  input: {
    organiser_id: number;
    registration: LockedRegistration;
    type: CancellationType;
    message: string;
    now: string;
  },
): Promise<CancellationOutcome> {
  const { organiser_id, registration, type, message, now } = input;
  const decided = decideCancellation(registration, { type, message, now });
  if (!decided.ok) refuse(decided.refused, decided.fields);
  await storeCancellation(db, {
    organiser_id,
    id: registration.id,
    cancellation: decided.value.cancellation,
  });
  const { availability_id } = registration;
  await releasePlaces(db, { organiser_id, now, availability_ids: [availability_id] });
  emit('registration.cancellation.created', { registration_id: registration.id });
  emit('availability.places.freed', {
    availability_id,
    places: registration.quantity,
    vacancy: randomUUID(),
  });
  return decided.value;
}
