import { DIFFERENCE_KINDS } from '@ribambelle/domain/payments/compare-books.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, instant, price } from '../general/shapes.ts';
import { connectable } from '../payment-providers/shapes.ts';

/**
 * Lists what differed between the books of the organiser's payment providers and ours when they
 * were last compared, the latest first, a hundred at most; `count` is the number of all.
 */
export const listProviderDifferences = endpoint({
  method: 'GET',
  path: '/api/back-office/provider-differences',
  who: 'payments.read',
  summary: 'Lists the differences between the books of payment providers and ours.',
  request: z.object({}),
  answer: z.object({
    count: z.int(),
    data: z.array(
      z.object({
        cuid,
        kind: z.enum(DIFFERENCE_KINDS),
        provider: connectable,
        provider_reference: z.string(),
        amount: price,
        created_at: instant,
        /** Our payment; null for one that we do not have. */
        payment: z.object({ cuid, customer_name: z.string(), state: z.string() }).nullable(),
      }),
    ),
  }),
  errors: [],
});
