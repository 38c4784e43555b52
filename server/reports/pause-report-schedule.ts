import { pauseReportSchedule as endpoint } from '@ribambelle/api/reports/pause-report-schedule.ts';
import { nextDue } from '@ribambelle/domain/reports/schedules.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { lockOwnSchedule } from './own-schedule.ts';
import { queueSending, saveSchedule } from './schedule-store.ts';

/**
 * Pauses a weekly report, or resumes it from the next due moment: sendings due meanwhile are
 * dropped.
 */
export const pauseReportSchedule = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now } = context;
  const { paused, schedule } = request;
  const row = await lockOwnSchedule(db, { schedule, collaborator });
  if (row.paused === paused) return { message: null };
  const next_at = nextDue(row, { after: now, zone: organiser.timezone });
  await saveSchedule(db, { id: row.id, paused, next_at });
  if (!paused) await queueSending(db, { id: row.id, next_at, now });
  await logAct(context, {
    act: 'reports.schedule',
    noun: 'report_schedules',
    cuid: row.cuid,
    summary: textsFor(organiser.language).reports.reports[row.of.report].title,
    changes: { paused: { from: row.paused, to: paused } },
  });
  return { message: null };
});
