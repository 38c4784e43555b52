import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant, line } from '../general/shapes.ts';

/** Returns the time until which the one-time address of a setup can be used. */
export const describeSetup = endpoint({
  method: 'GET',
  path: '/api/back-office/setup',
  who: 'visitor',
  summary: 'Tells until when an organiser can be made by the token of a one-time address.',
  request: z.object({ token: line }),
  answer: z.object({ expires_at: instant }),
  errors: ['SETUP_LINK_INVALID'],
  limit: 'sign-in',
});
