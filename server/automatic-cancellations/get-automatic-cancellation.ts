import { getAutomaticCancellation as endpoint } from '@ribambelle/api/automatic-cancellations/get-automatic-cancellation.ts';
import { lastDayOf } from '@ribambelle/domain/base/last-day.ts';
import { action } from '../action.ts';
import { findOfficeAvailabilityId } from '../availabilities/index.ts';
import { orRefuse } from '../refusal.ts';
import { findAutomaticCancellation } from './cancellation-store.ts';

/** Answers the required minimum of an availability, if any, and its outcome. */
export const getAutomaticCancellation = action(endpoint, async ({ db, request, organiser }) => {
  const { availability } = request;
  const availability_id = orRefuse(
    await findOfficeAvailabilityId(db, availability),
    'AVAILABILITY_NOT_FOUND',
  );
  const row = await findAutomaticCancellation(db, { availability_id });
  if (row === undefined) return { automatic_cancellation: null };
  const decide_on = lastDayOf(row.decide_at, organiser.timezone);
  return { automatic_cancellation: { ...row, decide_on } };
});
