import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { newPassword, password } from '../sign-in/shapes.ts';

/** Sets a new password, given the present one, and ends every other session. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/session/password',
  who: 'customer',
  summary: 'Changes the signed-in customer’s password.',
  request: z.object({ current_password: password, password: newPassword }),
  answer: z.object({ message: z.string() }),
  errors: ['WRONG_PASSWORD'],
  limit: 'sign-in',
});
