import { stopReport as endpoint } from '@ribambelle/api/reports/stop-report.ts';
import { action } from '../action.ts';
import { actAs } from '../sessions/act-as.ts';
import { lockSchedule, removeRecipient } from './schedule-store.ts';
import { readStopToken } from './stop-token.ts';

/** Removes the recipient of the link from a weekly report. */
export const stopReport = action(endpoint, async ({ db, request, vault }) => {
  const { collaborator_id, organiser_id, report_schedule_id } = readStopToken(vault, request.token);
  await actAs(db, organiser_id);
  if ((await lockSchedule(db, { id: report_schedule_id })) !== undefined)
    await removeRecipient(db, { id: report_schedule_id, collaborator_id });
  return { message: null };
});
