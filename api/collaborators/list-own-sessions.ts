import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { staffSession } from './session-shapes.ts';

/** Lists the caller's sessions, the most recently used first. */
export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/back-office/account/sessions',
  who: 'collaborator',
  summary: 'Lists where the collaborator is signed in.',
  request: z.object({}),
  answer: z.object({ data: z.array(staffSession) }),
  errors: [],
});
