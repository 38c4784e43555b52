import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Tells whether anyone who opens this back-office may create an organiser. */
export const getSelfSetup = endpoint({
  method: 'GET',
  path: '/api/back-office/setup/self',
  who: 'visitor',
  summary: 'Tells whether anybody may make an organiser here.',
  request: z.object({}),
  answer: z.object({ allowed: z.boolean() }),
  errors: [],
});
