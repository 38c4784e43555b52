import { listReportSchedules as endpoint } from '@ribambelle/api/reports/list-report-schedules.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { managesSchedules } from './own-schedule.ts';
import { loadSchedules } from './schedule-views.ts';

/** Answers the caller's weekly reports, or all of the team. */
export const listReportSchedules = action(endpoint, async ({ db, request, collaborator }) => {
  const manages = managesSchedules(collaborator);
  if (request.all && !manages) refuse('NOT_PERMITTED');
  return {
    data: await loadSchedules(db, { collaborator_id: collaborator.id, all: request.all, manages }),
  };
});
