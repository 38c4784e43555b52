import { listActivityPeriods as endpoint } from '@ribambelle/api/activities/list-activity-periods.ts';
import { action } from '../action.ts';
import { findPeriods } from './period-views.ts';

/** Months in which activities have something that starts, never from the past (2 §7). */
export const listActivityPeriods = action(endpoint, async ({ db, request, organiser, now }) => {
  const { after, available_only } = request;
  const from = after === undefined || Date.parse(after) < Date.parse(now) ? now : after;
  const read = {
    organiser_id: organiser.id,
    timezone: organiser.timezone,
    from,
    open_only: available_only,
  };
  return { data: (await findPeriods(db, read)).map((period) => ({ period })) };
});
