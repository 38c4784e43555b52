import { PENDING } from '@ribambelle/domain/collaborators/pending.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ownKeyOptions } from './passkey-shapes.ts';

/**
 * Returns the options with which a browser proves the caller's identity by one of their own
 * passkeys; valid once, for five minutes.
 */
export const startPasskeyConfirmation = endpoint({
  method: 'POST',
  path: '/api/back-office/account/passkeys/confirmation/start',
  who: 'collaborator',
  while_pending: PENDING,
  summary: 'Begins a confirmation with a passkey before a sensitive act.',
  request: z.object({}),
  answer: z.object({ options: ownKeyOptions }),
  errors: ['PASSKEY_NOT_FOUND'],
  limit: 'sign-in',
});
