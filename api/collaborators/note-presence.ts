import { PENDING } from '@ribambelle/domain/collaborators/pending.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';

/** Says that somebody sits at the back-office who types or reads without asking it for anything, so that no pause is counted. */
export const notePresence = endpoint({
  method: 'POST',
  path: '/api/back-office/account/presence',
  who: 'collaborator',
  while_pending: PENDING,
  summary: 'Says that somebody is at the back-office.',
  request: z.object({}),
  answer: done,
  errors: [],
});
