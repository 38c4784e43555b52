import { PENDING } from '@ribambelle/domain/collaborators/pending.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { password } from '../sign-in/shapes.ts';
import { collaboratorPassword } from './session-shapes.ts';

/**
 * Changes the signed-in collaborator's password and ends their other sessions. Refuses
 * PASSWORD_WRONG, and PASSWORD_UNCHANGED for the same password.
 */
export const updateOwnPassword = endpoint({
  method: 'PUT',
  path: '/api/back-office/account/password',
  who: 'collaborator',
  while_pending: PENDING,
  summary: 'Changes the collaborator’s own password (at least 12 characters).',
  request: z.object({
    current_password: password,
    password: collaboratorPassword,
  }),
  answer: done,
  errors: ['PASSWORD_WRONG', 'PASSWORD_UNCHANGED'],
  limit: 'sign-in',
});
