import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done, line } from '../general/shapes.ts';

/** Closes a difference with a word, when it was explained elsewhere: our books stay as they are. */
export const closeProviderDifference = endpoint({
  method: 'POST',
  path: '/api/back-office/provider-differences/{provider_difference}/close',
  who: 'payments.update',
  summary: 'Closes a difference between the books of a payment provider and ours.',
  request: z.object({ provider_difference: cuid, note: line }),
  answer: done,
  errors: ['PROVIDER_DIFFERENCE_NOT_FOUND'],
  recent_password: 'always',
});
