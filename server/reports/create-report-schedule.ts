import { createReportSchedule as endpoint } from '@ribambelle/api/reports/create-report-schedule.ts';
import { mayReadReport } from '@ribambelle/api/reports/reports.ts';
import { nextDue } from '@ribambelle/domain/reports/schedules.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { loadActiveMembers } from '../collaborators/index.ts';
import { refuse } from '../refusal.ts';
import { countOwnSchedules, insertSchedule, queueSending } from './schedule-store.ts';

const MOST = 30;

/** Keeps who gets which report when, and queues the first time. */
export const createReportSchedule = action(
  endpoint,
  async ({ db, request, organiser, collaborator, origin, now }) => {
    const { of, weekday, hour } = request;
    const organiser_id = organiser.id;
    const own = { organiser_id, collaborator_id: collaborator.id };
    if (!mayReadReport(of.report, collaborator.permissions)) refuse('NOT_PERMITTED');
    if ((await countOwnSchedules(db, own)) >= MOST) refuse('REPORT_SCHEDULES_TOO_MANY');
    const members = await loadActiveMembers(db, { organiser_id, ids: null });
    const recipients = [...new Set(request.recipients)].map((cuid) => {
      const member = members.find((one) => one.cuid === cuid);
      if (member === undefined || !mayReadReport(of.report, member.permissions))
        return refuse('REPORT_RECIPIENT_INVALID', { recipients: 'REPORT_RECIPIENT_INVALID' });
      return member.id;
    });
    const next_at = nextDue({ weekday, hour }, { after: now, zone: organiser.timezone });
    const values = { ...own, of, weekday, hour, origin, next_at, now, recipients };
    const { id, cuid } = await insertSchedule(db, values);
    await queueSending(db, { organiser_id, id, next_at, now });
    await recordAudit(db, {
      organiser,
      collaborator,
      now,
      action: 'reports.schedule',
      entity: 'report_schedules',
      entity_cuid: cuid,
      summary: `${textsFor(organiser.language).reports.reports[of.report].title} (${recipients.length})`,
    });
    return { cuid };
  },
);
