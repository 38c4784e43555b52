import { cancelRegistration as endpoint } from '@ribambelle/api/registrations/cancel-registration.ts';
import { decideCancellation } from '@ribambelle/domain/registrations/cancellation.ts';
import { texts as en } from '@ribambelle/texts/en/registrations.ts';
import { texts as fr } from '@ribambelle/texts/fr/registrations.ts';
import { action } from '../action.ts';
import { releasePlaces } from '../availabilities/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockRegistration, storeCancellation } from './cancellation-store.ts';

/** Cancels one of the caller's own registrations and gives its places back (3 §5); what was paid is for staff to refund. */
export const cancelRegistration = action(endpoint, async ({ db, request, organiser, customer, language, now, emit }) => {
  const organiser_id = organiser.id;
  const locked = await lockRegistration(db, { organiser_id, id: request.registration_id, customer_id: customer.id });
  const registration = orRefuse(locked, 'REGISTRATION_NOT_FOUND');
  const decided = decideCancellation(registration, { type: 'CUSTOMER', message: request.message, now });
  if (!decided.ok) refuse(decided.refused, decided.fields);
  await storeCancellation(db, { organiser_id, id: registration.id, cancellation: decided.value.cancellation });
  const { availability_id } = registration;
  await releasePlaces(db, { organiser_id, now, availability_ids: [availability_id] });
  emit('registration.cancellation.created', { registration_id: registration.id });
  emit('availability.places.freed', { availability_id });
  return { message: (language === 'en' ? en : fr).cancelled };
});
