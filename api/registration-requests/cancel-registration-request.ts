import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../general/shapes.ts';

/**
 * Cancels one of the customer's requests until it is decided (3 §4, §7). Refuses
 * REQUEST_NOT_PENDING afterwards.
 */
export const cancelRegistrationRequest = endpoint({
  method: 'POST',
  path: '/api/registrations/requests/cancel',
  who: 'customer',
  summary: 'Cancels one of the signed-in customer’s registration requests.',
  request: z.object({ registration_request_id: id }),
  answer: z.object({ message: z.string() }),
  errors: ['REGISTRATION_REQUEST_NOT_FOUND', 'REQUEST_NOT_PENDING'],
  by_staff: true,
});
