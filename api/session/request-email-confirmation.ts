import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/**
 * Sends the link again that confirms the customer's address, or the one waiting to replace it
 * (R30). Sends no e-mail when there is nothing to confirm.
 */
export const requestEmailConfirmation = endpoint({
  method: 'POST',
  path: '/api/session/email',
  who: 'customer',
  summary: 'Sends a link with which the customer’s e-mail address is confirmed.',
  request: z.object({}),
  answer: z.object({ message: z.string() }),
  errors: [],
  limit: 'password-link',
});
