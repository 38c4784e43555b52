import { createReportSchedule as endpoint } from '@ribambelle/api/reports/create-report-schedule.ts';
import { mayReadReport } from '@ribambelle/api/reports/reports.ts';
import { nextDue } from '@ribambelle/domain/reports/schedules.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { readersAmong } from './readers-among.ts';
import { countOwnSchedules, insertSchedule, queueSending } from './schedule-store.ts';

const MOST = 30;

/** Keeps the recipients, report and time of a weekly report, and queues the first sending. */
export const createReportSchedule = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, origin, now } = context;
  const { of, weekday, hour } = request;
  if (!mayReadReport(of.report, collaborator.permissions)) refuse('NOT_PERMITTED');
  if ((await countOwnSchedules(db, collaborator.id)) >= MOST) refuse('REPORT_SCHEDULES_TOO_MANY');
  const readers = await readersAmong(db, {
    report: of.report,
    cuids: [...new Set(request.recipients)],
  });
  const recipients = readers.map(({ id }) => id);
  const next_at = nextDue({ weekday, hour }, { after: now, zone: organiser.timezone });
  const values = {
    collaborator_id: collaborator.id,
    of,
    weekday,
    hour,
    origin,
    next_at,
    now,
    recipients,
  };
  const { id, cuid } = await insertSchedule(db, values);
  await queueSending(db, { id, next_at, now });
  await logAct(context, {
    act: 'reports.schedule',
    noun: 'report_schedules',
    cuid,
    summary: `${textsFor(organiser.language).reports.reports[of.report].title} (${recipients.length})`,
  });
  return { cuid };
});
