import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noteText } from '../general/notes.ts';
import { cuid } from '../general/shapes.ts';

/** Adds a note about a collaborator. Refuses COLLABORATOR_NOT_FOUND. */
export const addCollaboratorNote = endpoint({
  method: 'POST',
  path: '/api/back-office/collaborators/{collaborator}/notes',
  who: 'collaborator-notes.create',
  summary: 'Adds a note about somebody of the team.',
  request: z.object({ collaborator: cuid, text: noteText }),
  answer: z.object({ cuid }),
  errors: ['COLLABORATOR_NOT_FOUND'],
});
