import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, file } from '../general/shapes.ts';

/**
 * Returns the attendance code of one of the customer's participants as a QR code, a PNG
 * (`attendance_qr_code`, 1 §3.1). Refuses another customer's, and one whose code can no longer be
 * read.
 */
export const getAttendanceQrCode = endpoint({
  method: 'GET',
  path: '/api/participants/{participant}/attendance-qr-code',
  who: 'customer',
  summary: 'The QR code of one of the signed-in customer’s participants.',
  request: z.object({ participant: cuid }),
  answer: file,
  errors: ['PARTICIPANT_NOT_FOUND', 'ATTENDANCE_CODE_LOST'],
});
