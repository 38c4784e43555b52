import { listAvailabilities as endpoint } from '@ribambelle/api/availabilities/list-availabilities.ts';
import { findRestrictions } from '../activities/index.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { findAvailabilities } from './availability-views.ts';
import { presentAvailabilities } from './present-availabilities.ts';

/** Which ids, load, present: a page of availabilities by start (2 §7). */
export const listAvailabilities = action(endpoint, async ({ db, request, organiser, language, now }) => {
  const restrictions = await findRestrictions(db, { organiser_id: organiser.id, catalog: request.catalog });
  const of = { organiser_id: organiser.id, timezone: organiser.timezone, now, restrictions };
  const read = { ...of, filters: request, ahead_of: request.ahead ? now : null };
  const { found, count } = await findAvailabilities(db, { ...read, ...pageOf(request), sort: request.sort });
  return { data: await presentAvailabilities(db, { found, organiser, language, now }), count };
});
