import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { mailingRecipientColumns } from './mailing-recipient-columns.ts';
import { mailingRecipientFilters, mailingRecipientRow, oneMailing } from './shapes.ts';

/** Lists the families of a mailing that was sent, by name, with the outcome for each. */
export const listMailingRecipients = endpoint({
  method: 'GET',
  path: '/api/back-office/mailings/{mailing}/recipients',
  who: 'customer-notifications.read',
  summary: 'Lists what became of a mailing for each family.',
  request: z.object({
    ...paging,
    ...oneMailing,
    ...mailingRecipientFilters,
    sort: sortBy(mailingRecipientColumns),
  }),
  answer: list(mailingRecipientRow),
  errors: ['MAILING_NOT_FOUND'],
});
