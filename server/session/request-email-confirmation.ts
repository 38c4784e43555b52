import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { requestEmailConfirmation as endpoint } from '@ribambelle/api/session/request-email-confirmation.ts';
import { randomUUID } from 'node:crypto';
import { action } from '../action.ts';

/** Asks for the confirmation again; the job sees what there is to confirm. */
export const requestEmailConfirmation = action(endpoint, async ({ customer, language, emit }) => {
  emit('customer.email-confirmation.requested', {
    customer_id: customer.id,
    request: randomUUID(),
  });
  return { message: textsFor(language).customers.confirmation_sent };
});
