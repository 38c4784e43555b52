import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';

/**
 * Removes the caller's authenticator app and, without a passkey left, the recovery codes. Refuses
 * SECOND_FACTOR_WANTED for the last factor when the organiser requires one of them.
 */
export const disableSecondFactor = endpoint({
  method: 'POST',
  path: '/api/back-office/account/second-factor/disable',
  who: 'collaborator',
  summary: 'Takes the second factor away.',
  request: z.object({}),
  answer: done,
  errors: ['SECOND_FACTOR_WANTED'],
  recent_password: 'always',
});
