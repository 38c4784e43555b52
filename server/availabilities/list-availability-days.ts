import { listAvailabilityDays as endpoint } from '@ribambelle/api/availabilities/list-availability-days.ts';
import { findRestrictions } from '../activities/index.ts';
import { action } from '../action.ts';
import { findDays } from './day-views.ts';

/** Days with something that matches, from now on at the earliest (2 §4: ranges never start in the past). */
export const listAvailabilityDays = action(endpoint, async ({ db, request, organiser, now }) => {
  const { after, ...filters } = request;
  const from = after === undefined || Date.parse(after) < Date.parse(now) ? now : after;
  const restrictions = await findRestrictions(db, { organiser_id: organiser.id, catalog: request.catalog });
  const days = await findDays(db, { organiser_id: organiser.id, timezone: organiser.timezone, filters, restrictions, now, from });
  return { dates: days.map((date) => ({ date })) };
});
