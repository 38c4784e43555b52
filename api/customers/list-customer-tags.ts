import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listedTags } from '../general/tags.ts';

/** Lists the tags to choose from for families, the same as for registrations (decision 165). */
export const listCustomerTags = endpoint({
  method: 'GET',
  path: '/api/back-office/customer-tags',
  who: 'customer-tags.read',
  summary: 'Lists the tags of families.',
  request: z.object({}),
  answer: listedTags,
  errors: [],
});
