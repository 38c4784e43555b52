import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Ends the session, if there is one (1 §7). */
export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  who: 'visitor',
  summary: 'Signs the customer out.',
  request: z.object({}),
  answer: z.object({ message: z.string() }),
  errors: [],
  by_staff: true,
});
