import { getOfficeAttendanceQrCode as endpoint } from '@ribambelle/api/attendances/get-office-attendance-qr-code.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findCoded } from './code-store.ts';
import { qrFile } from './qr-file.ts';

/** Answers the code of a participant, as a picture. */
export const getOfficeAttendanceQrCode = action(endpoint, async ({ db, request }) =>
  qrFile(
    orRefuse(await findCoded(db, { participant: request.participant }), 'PARTICIPANT_NOT_FOUND'),
  ),
);
