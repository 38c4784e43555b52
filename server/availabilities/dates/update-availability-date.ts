import { updateAvailabilityDate as endpoint } from '@ribambelle/api/availabilities/update-availability-date.ts';
import { action } from '../../action.ts';
import { orRefuse } from '../../refusal.ts';
import { changeDate } from '../office/change-availability.ts';
import { findOfficeAvailabilityId } from '../office/office-views.ts';

/** Changes one date with the values of its line. */
export const updateAvailabilityDate = action(endpoint, async (context) => {
  const { availability, date, version, ...given } = context.request;
  const id = orRefuse(
    await findOfficeAvailabilityId(context.db, availability),
    'AVAILABILITY_NOT_FOUND',
  );
  const of = { availability: { id, cuid: availability }, date, version };
  await changeDate(context, { ...of, change: () => given });
  return { message: null };
});
