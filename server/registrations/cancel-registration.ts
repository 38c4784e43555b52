import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { cancelRegistration as endpoint } from '@ribambelle/api/registrations/cancel-registration.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { cancelLocked } from './cancel-locked.ts';
import { lockRegistration } from './cancellation-store.ts';

/**
 * Cancels one of the caller's registrations and gives its places back (3 §5); staff refund its
 * payments.
 */
export const cancelRegistration = action(
  endpoint,
  async ({ db, request, customer, language, now, emit }) => {
    const locked = await lockRegistration(db, {
      id: request.registration_id,
      customer_id: customer.id,
    });
    const registration = orRefuse(locked, 'REGISTRATION_NOT_FOUND');
    await cancelLocked(db, {
      emit,

      registration,
      type: 'CUSTOMER',
      message: request.message,
      now,
    });
    return { message: textsFor(language).registrations.cancelled };
  },
);
