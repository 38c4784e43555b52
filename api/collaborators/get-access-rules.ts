import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { version } from '../general/versions.ts';
import { accessRuleFields } from './access-rule-shapes.ts';

/** Returns the sign-in rules for everybody who works in the back-office. */
export const getAccessRules = endpoint({
  method: 'GET',
  path: '/api/back-office/access-rules',
  who: 'organiser-account.read',
  summary: 'Shows the rules for signing in to the back-office.',
  request: z.object({}),
  answer: z.object({ version, ...accessRuleFields }),
  errors: [],
});
