import { deleteReportSchedule as endpoint } from '@ribambelle/api/reports/delete-report-schedule.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { lockOwnSchedule } from './own-schedule.ts';
import { removeSchedule } from './schedule-store.ts';

/** Deletes a weekly report; a job that waits for it finds nothing. */
export const deleteReportSchedule = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator } = context;
  const { schedule } = request;
  const row = await lockOwnSchedule(db, { schedule, collaborator });
  const summary = textsFor(organiser.language).reports.reports[row.of.report].title;
  const removal = await keepRemoved(context, {
    noun: 'report_schedules',
    key: row.id,
    cuid: row.cuid,
    summary,
  });
  await removeSchedule(db, row.id);
  await logAct(context, {
    act: 'reports.schedule',
    noun: 'report_schedules',
    cuid: row.cuid,
    summary,
  });
  return { message: null, removal };
});
