import { renewAttendanceCode as endpoint } from '@ribambelle/api/attendances/renew-attendance-code.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { renewCode } from './code-store.ts';

/** Gives one of the caller's own participants a new code. */
export const renewAttendanceCode = action(endpoint, async ({ db, request, customer, now }) => {
  const { participant } = request;
  const of = { customer_id: customer.id, participant, now };
  const { attendance_code } = orRefuse(await renewCode(db, of), 'PARTICIPANT_NOT_FOUND');
  return { attendance_code };
});
