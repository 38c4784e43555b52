import { PENDING } from '@ribambelle/domain/collaborators/pending.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { password } from '../sign-in/shapes.ts';

/**
 * Confirms the caller's password again, so that a sensitive act may follow within 15 minutes (R29).
 * Refuses PASSWORD_WRONG.
 */
export const confirmOwnPassword = endpoint({
  method: 'POST',
  path: '/api/back-office/account/password',
  who: 'collaborator',
  while_pending: PENDING,
  summary: 'Confirms the collaborator’s own password before a sensitive act.',
  request: z.object({ password }),
  answer: done,
  errors: ['PASSWORD_WRONG'],
  limit: 'sign-in',
});
