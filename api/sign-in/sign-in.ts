import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email } from '../general/shapes.ts';
import { password } from './shapes.ts';

/** Begins a session (3 §7). A wrong password and an unknown address both give WRONG_CREDENTIALS. */
export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  who: 'visitor',
  summary: 'Signs a customer in.',
  request: z.object({ email, password }),
  answer: z.object({ message: z.string() }),
  errors: ['WRONG_CREDENTIALS'],
  limit: 'sign-in',
});
