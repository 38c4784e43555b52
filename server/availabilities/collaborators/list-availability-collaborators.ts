import { listAvailabilityCollaborators as endpoint } from '@ribambelle/api/availabilities/list-availability-collaborators.ts';
import { action } from '../../action.ts';
import { orRefuse } from '../../refusal.ts';
import { atOnce } from '../../database/statements.ts';
import { loadStandIns } from './date-group-store.ts';
import { loadAttached } from './group-store.ts';
import { findOfficeAvailabilityId } from '../office/office-views.ts';

/** Answers the people of the team attached to an availability, and the stand-ins on its dates. */
export const listAvailabilityCollaborators = action(
  endpoint,
  async ({ db, request: { availability } }) => {
    const id = await findOfficeAvailabilityId(db, availability);
    const availability_id = orRefuse(id, 'AVAILABILITY_NOT_FOUND');
    const [collaborators, stand_ins] = await atOnce(
      () => loadAttached(db, availability_id),
      () => loadStandIns(db, availability_id),
    );
    const dates = Map.groupBy(stand_ins, ({ date }) => date);
    return {
      collaborators,
      dates: [...dates].map(([date, people]) => ({
        date,
        collaborators: people.map(({ cuid, name }) => ({ cuid, name })),
      })),
    };
  },
);
