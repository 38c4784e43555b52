import { listWaitingListEntries as endpoint } from '@ribambelle/api/waiting-list/list-waiting-list-entries.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { findOwnEntries } from './line-views.ts';
import { presentEntries } from './present-entries.ts';

/** Answers the caller's entries, with the position on each waiting list (R18). */
export const listWaitingListEntries = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const query = { customer_id: customer.id, availability: request.availability };
    const { rows, count } = await findOwnEntries(db, { ...query, now, ...pageOf(request) });
    return { data: await presentEntries(db, { rows, organiser, language, now }), count };
  },
);
