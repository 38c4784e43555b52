import type { AnswerOf, RequestOf } from '@ribambelle/api/endpoint.ts';
import { registerAttendances as endpoint } from '@ribambelle/api/attendances/register-attendances.ts';
import { type Attendance, attendanceOf } from '@ribambelle/domain/attendances/attendance.ts';
import { decideMark } from '@ribambelle/domain/attendances/decide-mark.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { type ActionContext, action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { logAct } from '../audit/log-act.ts';
import {
  insertMarks,
  loadMarks,
  type LockedDate,
  lockDates,
  storeAttendances,
} from './attendance-store.ts';

type Context = ActionContext<typeof endpoint>;
type Marked = LockedDate & { readonly becomes: Attendance };

/**
 * Takes marks from phones: locks the dates, decides on each mark, writes the accepted ones, and
 * derives the attendance of a date from all its marks.
 */
export const registerAttendances = action(endpoint, async (context) => {
  const { db, collaborator, request, now } = context;
  const dates = await lockDates(db, datesOf(request));
  const datesByKey = new Map(dates.map((date) => [keyOf(date), date]));
  const decisions = request.marks.map((mark) => {
    const date = datesByKey.get(keyOf(mark)) ?? null;
    return { mark, date, decision: decideMark(mark, { date, now }) };
  });
  const marks = decisions.flatMap(({ mark, date, decision }) =>
    date === null || !decision.ok
      ? []
      : [{ ...mark, cuid: mark.mark, registration_id: date.registration_id }],
  );
  await insertMarks(db, { made_by: collaborator.id, now, marks });
  const attendances = await attend(context, dates);
  return {
    outcomes: decisions.map(({ mark: { mark }, decision }) => ({
      mark,
      refused: decision.ok ? null : decision.refused,
    })),
    attendances: attendances.map(({ registration, date_id, becomes }) => ({
      registration,
      date_id,
      ...becomes,
    })),
  } satisfies AnswerOf<typeof endpoint>;
});

/** Writes the attendance that follows from all marks of locked dates, and logs the changes. */
async function attend(context: Context, dates: readonly LockedDate[]): Promise<readonly Marked[]> {
  const { db } = context;
  const all = Map.groupBy(await loadMarks(db, dates), keyOfRow);
  const attendances = dates.map((date) => ({
    ...date,
    becomes: attendanceOf(all.get(keyOfRow(date)) ?? []),
  }));
  const changes = attendances.filter((date) => Object.keys(changesOf(date)).length > 0);
  await storeAttendances(
    db,
    changes.map(({ registration_id, date_id, becomes }) => ({
      registration_id,
      date_id,
      ...becomes,
    })),
  );
  for (const date of changes)
    await logAct(context, {
      act: 'registration-attendances.register',
      noun: 'registrations',
      cuid: date.registration,
      summary: fullname(date),
      changes: changesOf(date),
    });
  return attendances;
}

function changesOf({ becomes, ...was }: Marked) {
  const timesOf = ({ arrival, departure, absent_at }: Omit<Attendance, 'state'>) => ({
    arrival,
    departure,
    absent_at,
  });
  return changesBetween(timesOf(was), timesOf(becomes));
}

function datesOf({ marks }: RequestOf<typeof endpoint>) {
  const dates = marks.map(({ registration, date_id }) => ({ registration, date_id }));
  return [...new Map(dates.map((date) => [keyOf(date), date])).values()];
}

const keyOf = (of: { readonly registration: string; readonly date_id: number }) =>
  `${of.registration} ${of.date_id}`;
const keyOfRow = (of: { readonly registration_id: number; readonly date_id: number }) =>
  `${of.registration_id} ${of.date_id}`;
