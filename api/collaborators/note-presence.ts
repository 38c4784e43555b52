import { PENDING } from '@ribambelle/domain/collaborators/pending.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';

/**
 * Reports that somebody at the back-office is typing or reading without making calls, so that this
 * does not count as inactivity.
 */
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
