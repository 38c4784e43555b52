import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { mailingColumns } from './mailing-columns.ts';
import { mailingFilters, mailingRow } from './shapes.ts';

/** Lists the mailings, the newest first unless sorted. */
export const listMailings = endpoint({
  method: 'GET',
  path: '/api/back-office/mailings',
  who: 'customer-notifications.read',
  summary: 'Lists mailings.',
  request: z.object({ ...paging, ...mailingFilters, sort: sortBy(mailingColumns) }),
  answer: list(mailingRow),
  errors: [],
});
