import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { registrationRequest } from './shapes.ts';

/** Lists the customer's requests, the last one first (1 §2.3). */
export const listAccountRegistrationsRequests = endpoint({
  method: 'GET',
  path: '/api/account/registrations-requests',
  who: 'customer',
  summary: 'Lists the signed-in customer’s registration requests.',
  request: z.object(paging),
  answer: list(registrationRequest),
  errors: [],
});
