import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Removes one of the caller's passkeys. Refuses PASSKEY_NOT_FOUND, and SECOND_FACTOR_WANTED for the
 * last one when the organiser requires a second factor.
 */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/back-office/account/passkeys/{passkey}',
  who: 'collaborator',
  summary: 'Takes one of the collaborator’s passkeys away.',
  request: z.object({ passkey: cuid }),
  answer: done,
  errors: ['PASSKEY_NOT_FOUND', 'SECOND_FACTOR_WANTED'],
  recent_password: 'always',
});
