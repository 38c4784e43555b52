import { z } from 'zod';
import { line } from '../general/shapes.ts';
import { endpoint } from '../endpoint.ts';

/**
 * Confirms an e-mail address by the token of the link that was sent there; a changed address takes
 * effect from then on (R30). Repeating it is fine. Refuses EMAIL_LINK_INVALID, and CUSTOMER_EXISTS
 * when another account has taken the address meanwhile.
 */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email',
  who: 'visitor',
  summary: 'Confirms an e-mail address by the token of a link.',
  request: z.object({ token: line }),
  answer: z.object({ message: z.string(), email: z.string() }),
  errors: ['EMAIL_LINK_INVALID', 'CUSTOMER_EXISTS'],
  limit: 'sign-in',
});
