import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../general/shapes.ts';
import { recoveryCodes, totpCode } from './session-shapes.ts';

/**
 * Activates a second factor once the app shows the right code, and returns recovery codes, which
 * are shown only this once. Refuses TOTP_WRONG and TOTP_SECRET_INVALID.
 */
export const enableSecondFactor = endpoint({
  method: 'POST',
  path: '/api/back-office/account/second-factor',
  who: 'collaborator',
  while_pending: ['SECOND_FACTOR'],
  summary: 'Puts the second factor in force, confirmed with a code.',
  request: z.object({ secret: oneLine(64).toUpperCase(), totp: totpCode }),
  answer: z.object({ recovery_codes: recoveryCodes }),
  errors: ['TOTP_WRONG', 'TOTP_SECRET_INVALID'],
  limit: 'sign-in',
  recent_password: 'always',
});
