import { listReportSchedules as endpoint } from '@ribambelle/api/reports/list-report-schedules.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { managesSchedules } from './own-schedule.ts';
import { loadSchedules } from './schedule-views.ts';

/** Answers the caller's weekly reports, or all of the team. */
export const listReportSchedules = action(
  endpoint,
  async ({ db, request, organiser, collaborator }) => {
    const manages = managesSchedules(collaborator);
    if (request.all && !manages) refuse('NOT_PERMITTED');
    const of = { organiser_id: organiser.id, collaborator_id: collaborator.id };
    return { data: await loadSchedules(db, { ...of, all: request.all, manages }) };
  },
);
