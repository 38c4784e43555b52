import { PENDING } from '@ribambelle/domain/collaborators/pending.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ownKeyOptions } from './passkey-shapes.ts';

/** What the browser has to be asked so that the caller proves who they are with one of their own keys; good for five minutes and once. */
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
