import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { requestOptions } from './passkey-shapes.ts';

/**
 * Returns the options with which a browser signs somebody in by a passkey; valid once, for five
 * minutes. They name nobody.
 */
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
