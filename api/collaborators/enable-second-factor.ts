import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, oneLine } from '../general/shapes.ts';
import { totpCode } from './session-shapes.ts';

/** Puts a second factor in force once the app shows the right code. Refuses TOTP_WRONG and TOTP_SECRET_INVALID. */
export const enableSecondFactor = endpoint({
  method: 'POST',
  path: '/api/back-office/account/second-factor',
  who: 'collaborator',
  summary: 'Puts the second factor in force, confirmed with a code.',
  request: z.object({ secret: oneLine(64).toUpperCase(), totp: totpCode }),
  answer: done,
  errors: ['TOTP_WRONG', 'TOTP_SECRET_INVALID'],
  limit: 'sign-in',
  recent_password: 'always',
});
