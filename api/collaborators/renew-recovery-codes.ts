import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { recoveryCodes } from './session-shapes.ts';

/**
 * Makes ten recovery codes, replacing the old ones. Refuses SECOND_FACTOR_OFF without a second
 * factor.
 */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/back-office/account/recovery-codes',
  who: 'collaborator',
  summary: 'Makes new recovery codes; the old ones stop working.',
  request: z.object({}),
  answer: z.object({ recovery_codes: recoveryCodes }),
  errors: ['SECOND_FACTOR_OFF'],
  // the answer is not kept, so it is never repeated
  limit: 'sign-in',
  recent_password: 'always',
});
