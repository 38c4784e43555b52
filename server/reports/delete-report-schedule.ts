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
    const found = await lockOwnSchedule(db, { organiser_id, schedule, collaborator });
    const summary = textsFor(organiser.language).reports.reports[found.of.report].title;
    const removal = await keepRemoved(db, {
      noun: 'report_schedules',
      key: found.id,
      entity_cuid: found.cuid,
      summary,
      organiser,
      collaborator,
      now,
    });
    await removeSchedule(db, { organiser_id, id: found.id });
    await recordAudit(db, {
      organiser,
      collaborator,
      now,
      action: 'reports.schedule',
      entity: 'report_schedules',
      entity_cuid: found.cuid,
      summary,
    });
    return { message: null, removal };
  },
);
