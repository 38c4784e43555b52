import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';

/** Ends every session of the caller except this one. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/back-office/account/sessions',
  who: 'collaborator',
  summary: 'Ends all other sessions of the collaborator.',
  request: z.object({}),
  answer: done,
  errors: [],
  recent_password: 'always',
});
