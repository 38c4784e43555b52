import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noteText } from '../general/notes.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Adds a note about a registration, for staff alone, or also for its family, which reads it on the
 * page of the registration. Refuses REGISTRATION_NOT_FOUND.
 */
export const addRegistrationNote = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations/{registration}/notes',
  who: 'registration-notes.create',
  summary: 'Adds a note about a registration.',
  request: z.object({ registration: cuid, text: noteText, for_family: z.boolean().default(false) }),
  answer: z.object({ cuid }),
  errors: ['REGISTRATION_NOT_FOUND'],
});
