import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';

/** Takes the second factor away, confirmed with the password. Refuses PASSWORD_WRONG. */
export const disableSecondFactor = endpoint({
  method: 'POST',
  path: '/api/back-office/account/second-factor/disable',
  who: 'collaborator',
  summary: 'Takes the second factor away.',
  request: z.object({ password: z.string().min(1).max(200) }),
  answer: done,
  errors: ['PASSWORD_WRONG'],
  limit: 'sign-in',
});
