import { listAvailabilityCollaborators as endpoint } from '@ribambelle/api/availabilities/list-availability-collaborators.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { loadAttached } from './group-store.ts';
import { findOfficeAvailabilityId } from './office-views.ts';

/** Who of the team is attached to an availability. */
export const listAvailabilityCollaborators = action(
  endpoint,
  async ({ db, request: { availability }, organiser }) => {
    const organiser_id = organiser.id;
    const id = await findOfficeAvailabilityId(db, { organiser_id, availability });
    const availability_id = orRefuse(id, 'AVAILABILITY_NOT_FOUND');
    return { collaborators: await loadAttached(db, { organiser_id, availability_id }) };
  },
);
