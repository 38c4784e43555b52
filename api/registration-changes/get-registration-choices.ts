import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { registrationChoices } from './choice-shapes.ts';

/**
 * Returns the possible changes of one of the customer's registrations (3 §4). Refuses one that is
 * not theirs, cancelled or over.
 */
export const getRegistrationChoices = endpoint({
  method: 'GET',
  path: '/api/account/registrations/{cuid}/choices',
  who: 'customer',
  summary: 'Shows what can be changed of a registration.',
  request: z.object({ cuid }),
  answer: registrationChoices,
  errors: ['REGISTRATION_NOT_FOUND', 'REGISTRATION_ALREADY_CANCELLED', 'REGISTRATION_OVER'],
});
