import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { creationOptions } from './passkey-shapes.ts';

/**
 * Returns the options with which a browser makes a passkey for the caller; valid once, for five
 * minutes.
 */
export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/back-office/account/passkeys/start',
  who: 'collaborator',
  while_pending: ['SECOND_FACTOR'],
  summary: 'Begins to make a passkey; nothing is kept of it yet.',
  request: z.object({}),
  answer: z.object({ options: creationOptions }),
  errors: [],
  recent_password: 'always',
});
