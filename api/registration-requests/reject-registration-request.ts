import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done, manyLines } from '../general/shapes.ts';

/**
 * Rejects a request, with a message that its family reads (3 §4). Refuses a request already
 * decided, and an empty message.
 */
export const rejectRegistrationRequest = endpoint({
  method: 'POST',
  path: '/api/back-office/registration-requests/{request}/reject',
  who: 'registration-requests.update',
  summary: 'Rejects a registration request.',
  request: z.object({ request: cuid, message: manyLines(2_000).trim().default('') }),
  answer: done,
  errors: ['REGISTRATION_REQUEST_NOT_FOUND', 'REQUEST_NOT_PENDING', 'REQUEST_MESSAGE_REQUIRED'],
});
