import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { requestEmailConfirmation as endpoint } from '@ribambelle/api/session/request-email-confirmation.ts';
import { randomUUID } from 'node:crypto';
import { action } from '../action.ts';
import { deliversMails } from '../mails/index.ts';

/** Queues the confirmation again; the job finds the address to confirm. */
export const requestEmailConfirmation = action(
  endpoint,
  async ({ customer, organiser, language, outside, emit }) => {
    emit('customer.email-confirmation.requested', {
      customer_id: customer.id,
      request: randomUUID(),
    });
    const { confirmation_sent, confirmation_not_sent } = textsFor(language).customers;
    return {
      message: deliversMails(organiser, outside) ? confirmation_sent : confirmation_not_sent,
    };
  },
);
