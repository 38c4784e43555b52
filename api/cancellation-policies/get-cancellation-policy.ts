import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { officeCancellationPolicy } from './shapes.ts';

/** Returns the conditions on which families cancel, where an activity has none of its own. */
export const getCancellationPolicy = endpoint({
  method: 'GET',
  path: '/api/back-office/settings/cancellation-policy',
  who: 'organiser-preferences.read',
  summary: 'Shows the conditions on which families cancel.',
  request: z.object({}),
  answer: officeCancellationPolicy,
  errors: [],
});
