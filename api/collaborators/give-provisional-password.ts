import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { collaboratorPassword } from './session-shapes.ts';

/**
 * Gives a collaborator a provisional password, when e-mail does not reach them: their sessions end,
 * and after signing in with it they choose their own before anything else. Refuses
 * COLLABORATOR_NOT_FOUND, and MORE_THAN_YOURS for somebody who may do more than the caller.
 */
export const giveProvisionalPassword = endpoint({
  method: 'POST',
  path: '/api/back-office/collaborators/{collaborator}/password',
  who: 'collaborators.update',
  summary: 'Gives somebody of the team a provisional password.',
  request: z.object({ collaborator: cuid, password: collaboratorPassword }),
  answer: done,
  errors: ['COLLABORATOR_NOT_FOUND', 'MORE_THAN_YOURS'],
  recent_password: 'always',
});
