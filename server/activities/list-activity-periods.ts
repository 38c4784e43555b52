import { listActivityPeriods as endpoint } from '@ribambelle/api/activities/list-activity-periods.ts';
import { dayOf, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { action } from '../action.ts';
import { findPeriods } from './period-views.ts';

/** Lists the months in which activities have something that starts, never in the past (2 §7). */
export const listActivityPeriods = action(endpoint, async ({ db, request, organiser, now }) => {
  const { after, available_only } = request;
  const { timezone } = organiser;
  // an availability of this month that is still open began before now
  const earliest = available_only ? spanOfDay(firstOfMonth(now, timezone), timezone).start_at : now;
  const from = after === undefined || Date.parse(after) < Date.parse(now) ? earliest : after;
  const open_at = available_only ? now : null;
  const query = { timezone, from, open_at };
  return { data: (await findPeriods(db, query)).map((period) => ({ period })) };
});

function firstOfMonth(now: string, timezone: string): string {
  return `${dayOf(now, timezone).slice(0, 8)}01`;
}
