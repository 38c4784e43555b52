import { formatAttendanceCode } from '@ribambelle/domain/attendances/attendance-code.ts';
import { qrPng } from '../pdf/qr-picture.ts';

/** An attendance code as a picture that a page shows: a QR code of what people type. */
export function qrFile({ attendance_code }: { readonly attendance_code: string }) {
  return {
    content_type: 'image/png',
    filename: null,
    bytes: new Uint8Array(qrPng(formatAttendanceCode(attendance_code))),
  };
}
