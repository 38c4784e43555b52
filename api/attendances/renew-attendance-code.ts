import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Draws a new attendance code for one of the customer's participants; the old one stops working.
 * Refuses another customer's.
 */
export const renewAttendanceCode = endpoint({
  method: 'POST',
  path: '/api/participants/{participant}/attendance-code',
  who: 'customer',
  summary: 'Draws a new attendance code for one of the signed-in customer’s participants.',
  request: z.object({ participant: cuid }),
  answer: z.object({ attendance_code: z.string() }),
  errors: ['PARTICIPANT_NOT_FOUND'],
});
