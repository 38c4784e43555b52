import { formatAttendanceCode } from '@ribambelle/domain/attendances/attendance-code.ts';
import { qrPng } from '../pdf/qr-picture.ts';
import { refuse } from '../refusal.ts';

/** An attendance code as a picture that a page shows: a QR code of what people type. Refuses ATTENDANCE_CODE_LOST for one whose key is gone. */
export function qrFile({ attendance_code }: { readonly attendance_code: string }) {
  if (attendance_code === '') refuse('ATTENDANCE_CODE_LOST');
  return {
    content_type: 'image/png',
    filename: null,
    bytes: new Uint8Array(qrPng(formatAttendanceCode(attendance_code))),
  };
}
