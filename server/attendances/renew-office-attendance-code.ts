import { renewOfficeAttendanceCode as endpoint } from '@ribambelle/api/attendances/renew-office-attendance-code.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse } from '../refusal.ts';
import { renewCode } from './code-store.ts';

/** Gives a participant a new code; the log records the change, not the code. */
export const renewOfficeAttendanceCode = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const of = { organiser_id: organiser.id, participant: request.participant, now };
    const code = orRefuse(await renewCode(db, of), 'PARTICIPANT_NOT_FOUND');
    await recordAudit(db, {
      organiser,
      collaborator,
      action: 'participants.update',
      entity: 'participants',
      entity_cuid: code.cuid,
      summary: fullname(code),
      changes: { attendance_code: { from: null, to: null } },
      now,
    });
    return { attendance_code: code.attendance_code };
  },
);
