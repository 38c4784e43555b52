import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/** Deletes a note about a registration. Refuses REGISTRATION_NOT_FOUND and NOTE_NOT_FOUND. */
export const deleteRegistrationNote = endpoint({
  method: 'DELETE',
  path: '/api/back-office/registrations/{registration}/notes/{note}',
  who: 'registration-notes.delete',
  summary: 'Deletes a note about a registration.',
  request: z.object({ registration: cuid, note: cuid }),
  answer: removed,
  errors: ['REGISTRATION_NOT_FOUND', 'NOTE_NOT_FOUND'],
});
