import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, line } from '../general/shapes.ts';
import { collaboratorPassword } from './session-shapes.ts';

/**
 * Sets a collaborator's password by the token of a link and ends their sessions; they then sign in
 * with it. A link works once and for an hour.
 */
export const setCollaboratorPassword = endpoint({
  method: 'POST',
  path: '/api/back-office/auth/password',
  who: 'visitor',
  summary: 'Sets a collaborator’s password by the token of a link.',
  request: z.object({ token: line, password: collaboratorPassword }),
  answer: done,
  errors: ['PASSWORD_LINK_INVALID'],
  limit: 'sign-in',
});
