import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noteText } from '../general/notes.ts';
import { cuid, done } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/**
 * Changes the text of a note about a collaborator; its author stays, and the editor is recorded
 * too. Refuses COLLABORATOR_NOT_FOUND and NOTE_NOT_FOUND.
 */
export const updateCollaboratorNote = endpoint({
  method: 'PUT',
  path: '/api/back-office/collaborators/{collaborator}/notes/{note}',
  who: 'collaborator-notes.update',
  summary: 'Changes a note about somebody of the team.',
  request: z.object({ collaborator: cuid, note: cuid, version, text: noteText }),
  answer: done,
  errors: ['COLLABORATOR_NOT_FOUND', 'NOTE_NOT_FOUND'],
});
