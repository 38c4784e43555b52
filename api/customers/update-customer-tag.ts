import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { tagColour } from '../general/tags.ts';

/**
 * Changes the colour of a tag; null makes it plain. Its name stays, because conditions of segments
 * use it. Refuses TAG_NOT_FOUND.
 */
export const updateCustomerTag = endpoint({
  method: 'PUT',
  path: '/api/back-office/customer-tags/{tag}',
  who: 'customer-tags.update',
  summary: 'Changes the colour of a tag.',
  request: z.object({ tag: cuid, colour: tagColour }),
  answer: done,
  errors: ['TAG_NOT_FOUND'],
});
