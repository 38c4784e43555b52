import { mayReadReport } from '@ribambelle/api/reports/reports.ts';
import { updateReportSchedule as endpoint } from '@ribambelle/api/reports/update-report-schedule.ts';
import { nextDue } from '@ribambelle/domain/reports/schedules.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { refuse } from '../refusal.ts';
import { lockOwnSchedule } from './own-schedule.ts';
import { readersAmong } from './readers-among.ts';
import { findRecipients, queueSending, rewriteSchedule } from './schedule-store.ts';

/**
 * Changes a weekly report. Recipients who have lost the right stay on it: they are sent none, and
 * may get the right again.
 */
export const updateReportSchedule = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now } = context;
  const { schedule, version, ...changes } = request;
  const row = await lockOwnSchedule(db, { schedule, collaborator });
  await requireVersion(db, { record: row, read: version });
  const recipients = await findRecipients(db, row.id);
  const { of, weekday, hour } = row;
  const before = { of, weekday, hour, recipients: recipients.map(({ cuid }) => cuid) };
  const values = withChanges(before, changes);
  const { report } = values.of;
  if (report !== of.report && !mayReadReport(report, collaborator.permissions))
    refuse('NOT_PERMITTED');
  const cuids = [...new Set(values.recipients)];
  const newReaders = await readersAmong(db, {
    report,
    cuids: cuids.filter((cuid) => report !== of.report || !before.recipients.includes(cuid)),
  });
  const isMoved = values.weekday !== weekday || values.hour !== hour;
  const next_at = isMoved ? nextDue(values, { after: now, zone: organiser.timezone }) : row.next_at;
  await rewriteSchedule(db, {
    id: row.id,
    of: values.of,
    weekday: values.weekday,
    hour: values.hour,
    next_at,
    added: newReaders.filter(({ cuid }) => !before.recipients.includes(cuid)).map(({ id }) => id),
    taken_off: recipients.filter(({ cuid }) => !cuids.includes(cuid)).map(({ id }) => id),
  });
  if (isMoved && !row.paused) await queueSending(db, { id: row.id, next_at, now });
  await logAct(context, {
    act: 'reports.schedule',
    noun: 'report_schedules',
    record: row,
    summary: textsFor(organiser.language).reports.reports[report].title,
    before,
    after: values,
  });
  return { message: null };
});
