import { getAttendanceQrCode as endpoint } from '@ribambelle/api/attendances/get-attendance-qr-code.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findCoded } from './code-store.ts';
import { qrFile } from './qr-file.ts';

/** Answers the code of one of the caller's own participants, as a picture. */
export const getAttendanceQrCode = action(endpoint, async ({ db, request, customer }) => {
  const { participant } = request;
  const of = { customer_id: customer.id, participant };
  return qrFile(orRefuse(await findCoded(db, of), 'PARTICIPANT_NOT_FOUND'));
});
