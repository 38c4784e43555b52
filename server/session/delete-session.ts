import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { deleteSession as endpoint } from '@ribambelle/api/session/delete-session.ts';
import { isConfirmed } from '@ribambelle/domain/customers/delete-confirmation.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { eraseFamily, lockForErasing } from '../customers/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { customerActor, recordSecurityEvent } from '../security-log/record-security-event.ts';

/** Erases the caller's personal data and signs out; registrations and money stay (1 §7). */
export const deleteSession = action(
  endpoint,
  async ({ db, request, customer, language, now, session }) => {
    const { confirmation } = request;
    if (confirmation !== null && !isConfirmed(confirmation, fullname(customer))) {
      refuse('CONFIRMATION_MISMATCH', { confirmation: 'CONFIRMATION_MISMATCH' });
    }
    const person = orRefuse(await lockForErasing(db, customer.id), 'NOT_SIGNED_IN');
    await eraseFamily(db, { person, give_up_credit: request.give_up_credit, now });
    const actor = customerActor({ id: customer.id });
    await recordSecurityEvent(db, { type: 'account.deleted', actor, address: '', now });
    await session.end();
    return { message: textsFor(language).customers.deleted };
  },
);
