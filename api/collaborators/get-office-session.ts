import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { officeSession } from './session-shapes.ts';

/**
 * Returns the session of the back-office; `collaborator` and `organiser` are null when nobody is
 * signed in.
 */
export const getOfficeSession = endpoint({
  method: 'GET',
  path: '/api/back-office/session',
  who: 'visitor',
  summary: 'Shows the signed-in collaborator, their permissions and their organiser.',
  unattended: true,
  request: z.object({}),
  answer: officeSession,
  errors: [],
});
