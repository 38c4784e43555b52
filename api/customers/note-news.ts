import { NEWS_WAYS } from '@ribambelle/domain/customers/news.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, day, done } from '../general/shapes.ts';

/**
 * Records that a family told staff that it agrees to news, or ends them: on which day, and how.
 * Refuses CUSTOMER_NOT_FOUND, EMAIL_REQUIRED for an agreement without an address, NEWS_UNCHANGED,
 * NEWS_DAY_AHEAD, and NEWS_SAID_SINCE when it stated something later (decision 156).
 */
export const noteNews = endpoint({
  method: 'POST',
  path: '/api/back-office/customers/{customer}/news',
  who: 'customers.update',
  summary: 'Notes that a family agreed to news, or ended them.',
  request: z.object({ customer: cuid, agrees: z.boolean(), how: z.enum(NEWS_WAYS), on: day }),
  answer: done,
  errors: [
    'CUSTOMER_NOT_FOUND',
    'EMAIL_REQUIRED',
    'NEWS_UNCHANGED',
    'NEWS_DAY_AHEAD',
    'NEWS_SAID_SINCE',
  ],
});
