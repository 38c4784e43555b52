import { stopReport as endpoint } from '@ribambelle/api/reports/stop-report.ts';
import { action } from '../action.ts';
import { actAs } from '../sessions/act-as.ts';
import { lockSchedule, removeRecipient } from './schedule-store.ts';
import { readStopToken } from './stop-token.ts';

/** Removes the recipient of the link from a weekly report. */
export const stopReport = action(endpoint, async ({ db, request, vault }) => {
  const { collaborator_id, organiser_id, report_schedule_id } = readStopToken(vault, request.token);
  await actAs(db, organiser_id);
  const key = { organiser_id, id: report_schedule_id };
  if ((await lockSchedule(db, key)) !== undefined)
    await removeRecipient(db, { ...key, collaborator_id });
  return { message: null };
});
