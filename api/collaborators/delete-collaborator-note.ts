import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/** Deletes a note about a collaborator. Refuses COLLABORATOR_NOT_FOUND and NOTE_NOT_FOUND. */
export const deleteCollaboratorNote = endpoint({
  method: 'DELETE',
  path: '/api/back-office/collaborators/{collaborator}/notes/{note}',
  who: 'collaborator-notes.delete',
  summary: 'Deletes a note about somebody of the team.',
  request: z.object({ collaborator: cuid, note: cuid }),
  answer: removed,
  errors: ['COLLABORATOR_NOT_FOUND', 'NOTE_NOT_FOUND'],
});
