import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { notes } from '../general/notes.ts';
import { cuid } from '../general/shapes.ts';

/** Lists the notes about a collaborator, the newest first. Refuses COLLABORATOR_NOT_FOUND. */
export const listCollaboratorNotes = endpoint({
  method: 'GET',
  path: '/api/back-office/collaborators/{collaborator}/notes',
  who: 'collaborator-notes.read',
  summary: 'Lists the notes about somebody of the team.',
  request: z.object({ collaborator: cuid }),
  answer: notes,
  errors: ['COLLABORATOR_NOT_FOUND'],
});
