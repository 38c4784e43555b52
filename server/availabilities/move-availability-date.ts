import { moveAvailabilityDate as endpoint } from '@ribambelle/api/availabilities/move-availability-date.ts';
import { action } from '../action.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { moveOneDate } from './move-date.ts';
import { findOfficeAvailabilityId } from './office-views.ts';

/** Moves one date under the lock of its availability, whose own beginning and end follow. */
export const moveAvailabilityDate = action(endpoint, async (context) => {
  const { db, request, organiser } = context;
  const { availability: cuid, date, version, past } = request;
  const id = orRefuse(
    await findOfficeAvailabilityId(db, { organiser_id: organiser.id, availability: cuid }),
    'AVAILABILITY_NOT_FOUND',
  );
  const moved = await moveOneDate(context, {
    availability: { id, cuid },
    date,
    version,
    past,
    hours: (hours) => withChanges(hours, request),
  });
  if (!moved.ok) refuse(moved.refused, moved.fields);
  return { message: null };
});
