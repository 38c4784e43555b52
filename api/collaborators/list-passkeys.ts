import { PENDING } from '@ribambelle/domain/collaborators/pending.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { passkey } from './passkey-shapes.ts';

/** Lists the passkeys with which the caller can sign in without a password, by name. */
export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/back-office/account/passkeys',
  who: 'collaborator',
  while_pending: PENDING,
  summary: 'Lists the collaborator’s passkeys.',
  request: z.object({}),
  answer: z.object({ data: z.array(passkey) }),
  errors: [],
});
