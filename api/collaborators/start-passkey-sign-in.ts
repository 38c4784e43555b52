import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { requestOptions } from './passkey-shapes.ts';

/** What the browser has to be asked so that somebody signs in with a key; good for five minutes and once. It names nobody. */
export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/back-office/auth/passkey/start',
  who: 'visitor',
  summary: 'Begins a sign-in with a passkey.',
  request: z.object({}),
  answer: z.object({ options: requestOptions }),
  errors: [],
  limit: 'sign-in',
});
