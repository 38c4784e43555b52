import { describeReportStop as endpoint } from '@ribambelle/api/reports/describe-report-stop.ts';
import { action } from '../action.ts';
import { actAs } from '../sessions/act-as.ts';
import { findSchedule } from './schedule-store.ts';
import { readStopToken } from './stop-token.ts';

/** Answers the weekly report that a stop link would stop. */
export const describeReportStop = action(endpoint, async ({ db, request, vault }) => {
  const recipient = readStopToken(vault, request.token);
  await actAs(db, recipient.organiser_id);
  return { of: (await findSchedule(db, recipient))?.of ?? null };
});
