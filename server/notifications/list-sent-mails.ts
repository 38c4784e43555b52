import { listSentMails as endpoint } from '@ribambelle/api/notifications/list-sent-mails.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { findMails } from './mail-views.ts';

/** A page of e-mails. */
export const listSentMails = action(endpoint, async ({ db, request, organiser }) => {
  const { rows, count } = await findMails(db, {
    organiser_id: organiser.id,
    search: request.search,
    customer: request.customer,
    state: request.state,
    ...pageOf(request),
  });
  return { data: rows, count };
});
