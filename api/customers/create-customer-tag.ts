import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { tag, tagColour } from '../general/tags.ts';

/**
 * Adds a tag to the list for families and registrations. Refuses TAG_EXISTS, and TAGS_FULL beyond
 * 500.
 */
export const createCustomerTag = endpoint({
  method: 'POST',
  path: '/api/back-office/customer-tags',
  who: 'customer-tags.create',
  summary: 'Adds a tag.',
  request: z.object({ name: tag, colour: tagColour.default(null) }),
  answer: z.object({ cuid }),
  errors: ['TAG_EXISTS', 'TAGS_FULL'],
});
