import { deleteReportSchedule as endpoint } from '@ribambelle/api/reports/delete-report-schedule.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { lockOwnSchedule } from './own-schedule.ts';
import { removeSchedule } from './schedule-store.ts';

/** Deletes a weekly report; a job that waits for it finds nothing. */
export const deleteReportSchedule = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const { schedule } = request;
    const organiser_id = organiser.id;
    const row = await lockOwnSchedule(db, { organiser_id, schedule, collaborator });
    const summary = textsFor(organiser.language).reports.reports[row.of.report].title;
    const removal = await keepRemoved(db, {
      noun: 'report_schedules',
      key: row.id,
      entity_cuid: row.cuid,
      summary,
      organiser,
      collaborator,
      now,
    });
    await removeSchedule(db, { organiser_id, id: row.id });
    await recordAudit(db, {
      organiser,
      collaborator,
      now,
      action: 'reports.schedule',
      entity: 'report_schedules',
      entity_cuid: row.cuid,
      summary,
    });
    return { message: null, removal };
  },
);
