import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { accessRuleFields } from './access-rule-shapes.ts';

/**
 * Changes the rules for signing in to the back-office; they apply to everybody from the next call.
 */
export const updateAccessRules = endpoint({
  method: 'PUT',
  path: '/api/back-office/access-rules',
  who: 'organiser-account.update',
  summary: 'Changes the rules for signing in to the back-office.',
  request: z.object({ version, ...anyFieldOf(accessRuleFields) }),
  answer: done,
  errors: [],
  recent_password: 'always',
});
