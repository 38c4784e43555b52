import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/**
 * Makes a one-time address for creating an organiser, valid for an hour. Refuses SELF_SETUP_OFF
 * when the operator does not allow it.
 */
export const createSetupLink = endpoint({
  method: 'POST',
  path: '/api/back-office/setup/self',
  who: 'visitor',
  summary: 'Begins an organiser of one’s own, where the operator allows it.',
  request: z.object({}),
  answer: z.object({ token: z.string() }),
  errors: ['SELF_SETUP_OFF'],
  limit: 'register',
});
