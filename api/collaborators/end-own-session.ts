import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Ends one of the caller's sessions. Refuses SESSION_NOT_FOUND for one that is over, or another
 * person's.
 */
export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/back-office/account/sessions/{session}',
  who: 'collaborator',
  summary: 'Ends one of the collaborator’s own sessions.',
  request: z.object({ session: cuid }),
  answer: done,
  errors: ['SESSION_NOT_FOUND'],
  recent_password: 'always',
});
