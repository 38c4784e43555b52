import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { tagging } from '../general/tags.ts';

/**
 * Adds tags to a family and removes others; all other tags stay. Refuses CUSTOMER_NOT_FOUND,
 * TAG_NOT_FOUND for one that is not in the list, and TAGS_TOO_MANY beyond 20.
 */
export const tagCustomer = endpoint({
  method: 'POST',
  path: '/api/back-office/customers/{customer}/tags',
  who: 'customer-tags.update',
  summary: 'Puts tags on a family, and takes tags off.',
  request: z.object({ customer: cuid, ...tagging }),
  answer: done,
  errors: ['CUSTOMER_NOT_FOUND', 'TAG_NOT_FOUND', 'TAGS_TOO_MANY'],
});
