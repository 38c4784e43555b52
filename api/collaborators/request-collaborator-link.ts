import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email } from '../general/shapes.ts';

/**
 * Sends a link for a new password to a collaborator who forgot it. The answer is the same whether
 * or not anybody has the address.
 */
export const requestCollaboratorLink = endpoint({
  method: 'POST',
  path: '/api/back-office/auth/password-link',
  who: 'visitor',
  summary: 'Sends a collaborator a link with which a new password can be chosen.',
  request: z.object({ email }),
  answer: z.object({ message: z.string() }),
  errors: [],
  limit: 'password-link',
});
