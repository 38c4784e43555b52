import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { staffSession } from './session-shapes.ts';

/** Where the caller is signed in, the session that was used last first. */
export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/back-office/account/sessions',
  who: 'collaborator',
  summary: 'Lists where the collaborator is signed in.',
  request: z.object({}),
  answer: z.object({ data: z.array(staffSession) }),
  errors: [],
});
