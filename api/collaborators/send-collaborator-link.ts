import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Sends a collaborator a link for a new password; earlier links stop working. Refuses
 * COLLABORATOR_NOT_FOUND, MORE_THAN_YOURS for somebody who may do more than the caller, and
 * MAIL_SERVER_MISSING when there is no mail server.
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
