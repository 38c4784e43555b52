import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { tagging } from '../general/tags.ts';

/**
 * Adds tags to a registration and removes others; all other tags stay. Refuses
 * REGISTRATION_NOT_FOUND, TAG_NOT_FOUND for one that is not in the list, and TAGS_TOO_MANY beyond
 * 20.
 */
export const tagRegistration = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations/{registration}/tags',
  who: 'registrations.update',
  summary: 'Puts tags on a registration, and takes tags off.',
  request: z.object({ registration: cuid, ...tagging }),
  answer: done,
  errors: ['REGISTRATION_NOT_FOUND', 'TAG_NOT_FOUND', 'TAGS_TOO_MANY'],
});
