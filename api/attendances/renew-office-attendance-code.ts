import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Draws a new attendance code for a participant, such as after a badge got lost; the old one stops
 * working. Refuses PARTICIPANT_NOT_FOUND.
 */
export const renewOfficeAttendanceCode = endpoint({
  method: 'POST',
  path: '/api/back-office/participants/{participant}/attendance-code',
  who: 'participants.update',
  summary: 'Draws a new attendance code for a participant.',
  request: z.object({ participant: cuid }),
  answer: z.object({ attendance_code: z.string() }),
  errors: ['PARTICIPANT_NOT_FOUND'],
});
