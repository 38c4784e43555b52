import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { password } from '../sign-in/shapes.ts';

/**
 * Confirms the password again, so that a sensitive act may follow within 15 minutes (R29). Refuses
 * WRONG_PASSWORD.
 */
export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/session/password',
  who: 'customer',
  summary: 'Confirms the signed-in customer’s password before a sensitive act.',
  request: z.object({ password }),
  answer: z.object({ message: z.string().nullable() }),
  errors: ['WRONG_PASSWORD'],
  limit: 'sign-in',
});
