import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { deleteSession as endpoint } from '@ribambelle/api/session/delete-session.ts';
import { isConfirmed } from '@ribambelle/domain/customers/delete-confirmation.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { eraseCustomer } from '../customers/index.ts';
import { refuse } from '../refusal.ts';

/** Erases the caller's personal data and signs out; registrations and money stay (1 §7). */
export const deleteSession = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now, session }) => {
    const { confirmation } = request;
    if (confirmation !== null && !isConfirmed(confirmation, fullname(customer))) {
      refuse('CONFIRMATION_MISMATCH', { confirmation: 'CONFIRMATION_MISMATCH' });
    }
    await eraseCustomer(db, { organiser_id: organiser.id, id: customer.id, now });
    await session.end();
    return { message: textsFor(language).customers.deleted };
  },
);
