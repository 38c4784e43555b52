import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Sends somebody of the team a link for a new password; links sent before stop working. Refuses COLLABORATOR_NOT_FOUND, MORE_THAN_YOURS for
 * somebody who may do more than the caller, and MAIL_SERVER_MISSING where nothing sends it.
 */
export const sendCollaboratorLink = endpoint({
  method: 'POST',
  path: '/api/back-office/collaborators/{collaborator}/password-link',
  who: 'collaborators.update',
  summary: 'Sends somebody of the team a link for a new password.',
  request: z.object({ collaborator: cuid }),
  answer: done,
  errors: ['COLLABORATOR_NOT_FOUND', 'MORE_THAN_YOURS', 'MAIL_SERVER_MISSING'],
  recent_password: 'always',
});
