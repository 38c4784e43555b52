import { updateAvailability as endpoint } from '@ribambelle/api/availabilities/update-availability.ts';
import { action } from '../../action.ts';
import { orRefuse } from '../../refusal.ts';
import { changeAvailability } from './change-availability.ts';
import { findOfficeAvailabilityId } from './office-views.ts';

/** Changes an availability with the values of its form. */
export const updateAvailability = action(endpoint, async (context) => {
  const { availability, version, ...given } = context.request;
  const id = orRefuse(
    await findOfficeAvailabilityId(context.db, availability),
    'AVAILABILITY_NOT_FOUND',
  );
  await changeAvailability(context, { id, version, change: () => given });
  return { message: null };
});
