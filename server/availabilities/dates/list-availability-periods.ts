import { listAvailabilityPeriods as endpoint } from '@ribambelle/api/availabilities/list-availability-periods.ts';
import { findPeriods } from '../../activities/index.ts';
import { action } from '../../action.ts';

/** Months in which something starts from now on (2 §7). */
export const listAvailabilityPeriods = action(endpoint, async ({ db, request, organiser, now }) => {
  const { activity } = request;
  const periods = await findPeriods(db, {
    timezone: organiser.timezone,
    from: now,
    activity,
    open_at: null,
  });
  return { data: periods.map((period) => ({ period })) };
});
