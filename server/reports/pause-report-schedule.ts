import { pauseReportSchedule as endpoint } from '@ribambelle/api/reports/pause-report-schedule.ts';
import { nextDue } from '@ribambelle/domain/reports/schedules.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockOwnSchedule } from './own-schedule.ts';
import { queueSending, saveSchedule } from './schedule-store.ts';

/**
 * Pauses a weekly report, or resumes it from the next due moment: sendings due meanwhile are
 * dropped.
 */
export const pauseReportSchedule = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const organiser_id = organiser.id;
    const { paused, schedule } = request;
    const row = await lockOwnSchedule(db, { organiser_id, schedule, collaborator });
    if (row.paused === paused) return { message: null };
    const next_at = nextDue(row, { after: now, zone: organiser.timezone });
    const key = { organiser_id, id: row.id };
    await saveSchedule(db, { ...key, paused, next_at });
    if (!paused) await queueSending(db, { ...key, next_at, now });
    await recordAudit(db, {
      organiser,
      collaborator,
      now,
      action: 'reports.schedule',
      entity: 'report_schedules',
      entity_cuid: row.cuid,
      summary: textsFor(organiser.language).reports.reports[row.of.report].title,
      changes: { paused: { from: row.paused, to: paused } },
    });
    return { message: null };
  },
);
