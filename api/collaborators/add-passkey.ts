import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../general/shapes.ts';
import { madeCredential } from './passkey-shapes.ts';
import { recoveryCodes } from './session-shapes.ts';

/**
 * Saves a passkey that the caller made. The first means of a second factor brings recovery codes,
 * shown only this once; otherwise the answer has none. Refuses PASSKEY_WRONG for one not made with
 * the given options, and PASSKEY_EXISTS.
 */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/back-office/account/passkeys',
  who: 'collaborator',
  while_pending: ['SECOND_FACTOR'],
  summary: 'Keeps a passkey that the collaborator made.',
  request: z.object({ name: line, credential: madeCredential }),
  answer: z.object({ recovery_codes: recoveryCodes }),
  errors: ['PASSKEY_WRONG', 'PASSKEY_EXISTS'],
  limit: 'sign-in',
  recent_password: 'always',
});
