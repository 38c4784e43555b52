import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { registrationRequestDetail } from './shapes.ts';

/**
 * Returns one request of the customer (3 §2). Refuses REGISTRATION_REQUEST_NOT_FOUND, also for
 * another customer's.
 */
export const getAccountRegistrationsRequest = endpoint({
  method: 'GET',
  path: '/api/account/registrations-requests/{cuid}',
  who: 'customer',
  summary: 'Shows one of the signed-in customer’s registration requests.',
  request: z.object({ cuid }),
  answer: registrationRequestDetail,
  errors: ['REGISTRATION_REQUEST_NOT_FOUND'],
});
