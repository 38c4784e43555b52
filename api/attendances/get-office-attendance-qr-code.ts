import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, file } from '../general/shapes.ts';

/**
 * Returns the attendance code of a participant as a QR code, a PNG. Refuses PARTICIPANT_NOT_FOUND,
 * and one whose code can no longer be read.
 */
export const getOfficeAttendanceQrCode = endpoint({
  method: 'GET',
  path: '/api/back-office/participants/{participant}/attendance-qr-code',
  who: 'participants.read',
  summary: 'The QR code of a participant.',
  request: z.object({ participant: cuid }),
  answer: file,
  errors: ['PARTICIPANT_NOT_FOUND', 'ATTENDANCE_CODE_LOST'],
});
