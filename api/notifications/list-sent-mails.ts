import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { mailColumns } from './mail-columns.ts';
import { mailFilters, mailRow } from './mail-shapes.ts';

/**
 * Lists e-mails, the newest first unless sorted; searched by address or subject, or filtered by
 * family or state.
 */
export const listSentMails = endpoint({
  method: 'GET',
  path: '/api/back-office/mails',
  who: 'mails.read',
  summary: 'Lists e-mails that were sent or kept.',
  request: z.object({ ...paging, ...mailFilters, sort: sortBy(mailColumns) }),
  answer: list(mailRow),
  errors: [],
});
