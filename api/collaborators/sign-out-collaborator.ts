import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';

/** Ends the collaborator's session; without one it does nothing. */
export const signOutCollaborator = endpoint({
  method: 'POST',
  path: '/api/back-office/auth/logout',
  who: 'visitor',
  summary: 'Signs the collaborator out.',
  request: z.object({}),
  answer: done,
  errors: [],
});
