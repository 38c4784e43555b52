import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { cancellationPolicy } from './shapes.ts';

/**
 * Sets the conditions on which families cancel from now on; null for none. What is sold already
 * keeps those under which it was sold. Refuses steps that do not come nearer to the first date one
 * by one, and a fee that is both a share and an amount.
 */
export const updateCancellationPolicy = endpoint({
  method: 'PUT',
  path: '/api/back-office/settings/cancellation-policy',
  who: 'organiser-preferences.update',
  summary: 'Changes the conditions on which families cancel.',
  request: z.object({ version, policy: cancellationPolicy.nullable() }),
  answer: done,
  errors: ['CANCELLATION_STEPS_UNORDERED', 'CANCELLATION_FEE_TWICE'],
  recent_password: 'always',
});
