import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { registrationNote } from './note-shapes.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Lists the notes about a registration, the newest first; those for its family are marked. Refuses
 * REGISTRATION_NOT_FOUND.
 */
export const listRegistrationNotes = endpoint({
  method: 'GET',
  path: '/api/back-office/registrations/{registration}/notes',
  who: 'registration-notes.read',
  summary: 'Lists the notes about a registration.',
  request: z.object({ registration: cuid }),
  answer: z.object({ data: z.array(registrationNote) }),
  errors: ['REGISTRATION_NOT_FOUND'],
});
