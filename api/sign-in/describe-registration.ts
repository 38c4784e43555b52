import { z } from 'zod';
import { customField } from '../custom-fields/shapes.ts';
import { endpoint } from '../endpoint.ts';

/**
 * Returns the form for a new customer: the organiser's fields that are not deferred, and whether a
 * participant can be added at once (3 §5).
 */
export const describeRegistration = endpoint({
  method: 'GET',
  path: '/api/auth/register',
  who: 'anyone',
  summary: 'Tells what a new customer is asked.',
  request: z.object({}),
  answer: z.object({
    customer_fields: z.array(customField),
    participant_fields: z.array(customField),
    participant_offered: z.boolean(),
  }),
  errors: [],
});
