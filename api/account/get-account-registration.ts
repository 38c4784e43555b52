import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { accountRegistrationDetail } from './shapes.ts';

/**
 * Returns one registration of the customer (3 §2). Refuses REGISTRATION_NOT_FOUND, also for another
 * customer's.
 */
export const getAccountRegistration = endpoint({
  method: 'GET',
  path: '/api/account/registrations/{cuid}',
  who: 'customer',
  summary: 'Shows one of the signed-in customer’s registrations.',
  request: z.object({ cuid }),
  answer: accountRegistrationDetail,
  errors: ['REGISTRATION_NOT_FOUND'],
});
