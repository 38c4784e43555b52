import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Sends the link again with which the customer's address, or the one that waits to replace it, is confirmed (R30). Nothing to confirm: no e-mail. */
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
