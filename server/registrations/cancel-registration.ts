import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { cancelRegistration as endpoint } from '@ribambelle/api/registrations/cancel-registration.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { cancelByFamily } from './cancel-by-family.ts';
import { lockRegistration } from './cancellation-store.ts';

/**
 * Cancels one of the caller's registrations and gives its places back (3 §5); its money goes where
 * the policy says under which it was sold.
 */
export const cancelRegistration = action(
  endpoint,
  async ({ db, request, customer, language, now, emit }) => {
    const locked = await lockRegistration(db, {
      id: request.registration_id,
      customer_id: customer.id,
    });
    const registration = orRefuse(locked, 'REGISTRATION_NOT_FOUND');
    const { message, seen } = request;
    const { acting } = customer;
    await cancelByFamily(db, { emit, registration, message, seen, acting, now });
    return { message: textsFor(language).registrations.cancelled };
  },
);
