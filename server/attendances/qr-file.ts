import { formatAttendanceCode } from '@ribambelle/domain/attendances/attendance-code.ts';
import { qrPng } from '../pdf/qr-picture.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns an attendance code as a picture for a page: a QR code of the text that people type.
 * Refuses ATTENDANCE_CODE_LOST when its key is gone.
 */
export function qrFile({ attendance_code }: { readonly attendance_code: string }) {
  if (attendance_code === '') refuse('ATTENDANCE_CODE_LOST');
  return {
    content_type: 'image/png',
    filename: null,
    bytes: new Uint8Array(qrPng(formatAttendanceCode(attendance_code))),
  };
}
