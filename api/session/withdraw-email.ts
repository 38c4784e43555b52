import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/**
 * Drops the new address waiting for confirmation; the present one stays, and links to the new one
 * stop working (R30).
 */
export const withdrawEmail = endpoint({
  method: 'DELETE',
  path: '/api/session/email',
  who: 'customer',
  summary: 'Drops an e-mail address that waits to be confirmed.',
  request: z.object({}),
  answer: z.object({ message: z.string() }),
  errors: [],
});
