import { listAvailabilityDays as endpoint } from '@ribambelle/api/availabilities/list-availability-days.ts';
import { action } from '../../action.ts';
import { prepareRead } from '../availability-read-views.ts';
import { findDays } from './day-views.ts';

/**
 * Lists the days with a match, from now on at the earliest (2 §4: ranges never start in the past).
 */
export const listAvailabilityDays = action(endpoint, async ({ db, request, organiser, now }) => {
  const { after, ...filters } = request;
  const from = after === undefined || Date.parse(after) < Date.parse(now) ? now : after;
  const days = await findDays(db, {
    ...(await prepareRead(db, { organiser, filters, now })),
    from,
  });
  return { dates: days.map((date) => ({ date })) };
});
