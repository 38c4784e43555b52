import { PENDING } from '@ribambelle/domain/collaborators/pending.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { usedCredential } from './passkey-shapes.ts';

/**
 * Proves the caller's identity with one of their own passkeys, which counts as just having given
 * the password (R29): a sensitive act may follow within 15 minutes. Refuses PASSKEY_UNKNOWN,
 * whatever was wrong.
 */
export const confirmWithPasskey = endpoint({
  method: 'POST',
  path: '/api/back-office/account/passkeys/confirmation',
  who: 'collaborator',
  while_pending: PENDING,
  summary: 'Confirms with a passkey before a sensitive act.',
  request: z.object({ credential: usedCredential }),
  answer: done,
  errors: ['PASSKEY_UNKNOWN'],
  limit: 'sign-in',
});
