import { listReportReaders as endpoint } from '@ribambelle/api/reports/list-report-readers.ts';
import { mayReadReport } from '@ribambelle/api/reports/reports.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { loadActiveMembers } from '../collaborators/index.ts';
import { refuse } from '../refusal.ts';
import { managesSchedules } from './own-schedule.ts';

/** Answers the possible recipients of a report. */
export const listReportReaders = action(endpoint, async ({ db, request, collaborator }) => {
  const reads = mayReadReport(request.report, collaborator.permissions);
  if (!reads && !managesSchedules(collaborator)) refuse('NOT_PERMITTED');
  const members = await loadActiveMembers(db, null);
  const readers = members.filter(({ permissions }) => mayReadReport(request.report, permissions));
  return { data: readers.map((one) => ({ cuid: one.cuid, name: fullname(one) })) };
});
