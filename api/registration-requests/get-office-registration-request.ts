import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeRequest } from './office-shapes.ts';

/**
 * Returns one registration request, with the places free for it. Refuses
 * REGISTRATION_REQUEST_NOT_FOUND.
 */
export const getOfficeRegistrationRequest = endpoint({
  method: 'GET',
  path: '/api/back-office/registration-requests/{request}',
  who: 'registration-requests.read',
  summary: 'Shows one registration request.',
  request: z.object({ request: cuid }),
  answer: officeRequest,
  errors: ['REGISTRATION_REQUEST_NOT_FOUND'],
});
