import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Ends every session of a collaborator: they sign in again. Refuses COLLABORATOR_NOT_FOUND, and
 * MORE_THAN_YOURS for somebody who may do more than the caller.
 */
export const endCollaboratorSessions = endpoint({
  method: 'DELETE',
  path: '/api/back-office/collaborators/{collaborator}/sessions',
  who: 'collaborators.update',
  summary: 'Ends every session of somebody of the team.',
  request: z.object({ collaborator: cuid }),
  answer: done,
  errors: ['COLLABORATOR_NOT_FOUND', 'MORE_THAN_YOURS'],
  recent_password: 'always',
});
