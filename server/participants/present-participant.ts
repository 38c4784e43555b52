import type { participant } from '@ribambelle/api/participants/shapes.ts';
import { formatAttendanceCode } from '@ribambelle/domain/attendances/attendance-code.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { z } from 'zod';
import type { Answers } from '../custom-fields/index.ts';
import type { ParticipantRow } from './participant-views.ts';

/** Returns a participant as it is answered (1 §3.1). */
export function presentParticipant(
  row: ParticipantRow & { readonly shared: boolean },
  custom_data: Answers,
): z.infer<typeof participant> {
  const { id, cuid, firstname, lastname, birthdate, version, shared } = row;
  return {
    id,
    cuid,
    firstname,
    lastname,
    fullname: fullname(row),
    birthdate,
    version,
    shared,
    custom_data,
    attendance_code: formatAttendanceCode(row.attendance_code),
    attendance_qr_code: `/api/participants/${cuid}/attendance-qr-code`,
  };
}
