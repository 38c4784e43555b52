import { renewOfficeAttendanceCode as endpoint } from '@ribambelle/api/attendances/renew-office-attendance-code.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { renewCode } from './code-store.ts';

/** Gives a participant a new code; the log records the change, not the code. */
export const renewOfficeAttendanceCode = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const of = { participant: request.participant, now };
  const code = orRefuse(await renewCode(db, of), 'PARTICIPANT_NOT_FOUND');
  await logAct(context, {
    act: 'participants.update',
    noun: 'participants',
    cuid: code.cuid,
    summary: fullname(code),
    changes: { attendance_code: { from: null, to: null } },
  });
  return { attendance_code: code.attendance_code };
});
