import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email } from '../general/shapes.ts';
import { redirect } from './shapes.ts';

/**
 * Sends a link for a new password (3 §7). The answer is the same whether or not the address has an
 * account.
 */
export const requestPasswordLink = endpoint({
  method: 'POST',
  path: '/api/auth/password/link',
  who: 'visitor',
  summary: 'Sends a link with which a new password can be chosen.',
  request: z.object({ email, redirect }),
  answer: z.object({ message: z.string() }),
  errors: [],
  limit: 'password-link',
});
