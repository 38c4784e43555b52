import { z } from 'zod';
import { line } from '../general/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { newPassword } from './shapes.ts';

/**
 * Sets a new password by the link's token, ends every other session and begins one (3 §4). A link
 * works once and for an hour.
 */
export const setPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password',
  who: 'visitor',
  summary: 'Sets a new password by the token of a link.',
  request: z.object({ token: line, password: newPassword }),
  answer: z.object({ message: z.string() }),
  errors: ['PASSWORD_LINK_INVALID'],
  limit: 'sign-in',
});
