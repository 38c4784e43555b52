import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Removes the second factor that a collaborator lost, including passkeys, and tells them by e-mail.
 * Refuses COLLABORATOR_NOT_FOUND, and MORE_THAN_YOURS for somebody who may do more than the caller.
 */
export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/back-office/collaborators/{collaborator}/second-factor',
  who: 'collaborators.update',
  summary: 'Takes away the second factor of somebody of the team.',
  request: z.object({ collaborator: cuid }),
  answer: done,
  errors: ['COLLABORATOR_NOT_FOUND', 'MORE_THAN_YOURS'],
  recent_password: 'always',
});
