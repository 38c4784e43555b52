import { listAvailabilityPeriods as endpoint } from '@ribambelle/api/availabilities/list-availability-periods.ts';
import { action } from '../action.ts';
import { findPeriods } from './availability-views.ts';

/** Months in which something starts from now on (2 §7). */
export const listAvailabilityPeriods = action(endpoint, async ({ db, request, organiser, now }) => {
  const periods = await findPeriods(db, { organiser_id: organiser.id, timezone: organiser.timezone, filters: request, from: now });
  return { data: periods.map((period) => ({ period })) };
});
