import { requestEmailConfirmation as endpoint } from '@ribambelle/api/session/request-email-confirmation.ts';
import { randomUUID } from 'node:crypto';
import { action } from '../action.ts';
import { messagesOf } from './messages.ts';

/** Asks for the confirmation again; the job sees what there is to confirm. */
export const requestEmailConfirmation = action(endpoint, async ({ customer, language, emit }) => {
  emit('customer.email-confirmation.requested', {
    customer_id: customer.id,
    request: randomUUID(),
  });
  return { message: messagesOf(language).confirmation_sent };
});
