import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noteText } from '../general/notes.ts';
import { cuid, done } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/**
 * Changes the text of a note about a registration; its author stays, and the editor is recorded
 * too. Refuses REGISTRATION_NOT_FOUND and NOTE_NOT_FOUND.
 */
export const updateRegistrationNote = endpoint({
  method: 'PUT',
  path: '/api/back-office/registrations/{registration}/notes/{note}',
  who: 'registration-notes.update',
  summary: 'Changes a note about a registration.',
  request: z.object({ registration: cuid, note: cuid, version, text: noteText }),
  answer: done,
  errors: ['REGISTRATION_NOT_FOUND', 'NOTE_NOT_FOUND'],
});
