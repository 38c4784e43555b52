import { PENDING } from '@ribambelle/domain/collaborators/pending.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, language } from '../general/shapes.ts';

/** Changes the language in which the signed-in collaborator works. */
export const updateOwnLanguage = endpoint({
  method: 'PUT',
  path: '/api/back-office/account/language',
  who: 'collaborator',
  while_pending: PENDING,
  summary: 'Changes the collaborator’s own language.',
  request: z.object({ language }),
  answer: done,
  errors: [],
});
