import { updateAvailabilityCollaborators as endpoint } from '@ribambelle/api/availabilities/update-availability-collaborators.ts';
import { action } from '../../action.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { orRefuse, refuse } from '../../refusal.ts';
import { loadAttached, saveAttached } from './group-store.ts';
import { findOfficeAvailabilityId } from '../office/office-views.ts';
import { lockPlaces, settleLocked } from '../places/take-places.ts';

/** Sets the people of the team attached to an availability. */
export const updateAvailabilityCollaborators = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const { availability, attached, detached } = request;
    const organiser_id = organiser.id;
    const id = await findOfficeAvailabilityId(db, { organiser_id, availability });
    const availability_id = orRefuse(id, 'AVAILABILITY_NOT_FOUND');
    const group = { organiser_id, availability_id };
    const places = await lockPlaces(db, { organiser_id, now, availability_ids: [availability_id] });
    const before = await loadAttached(db, group);
    if (!(await saveAttached(db, { ...group, attached, detached })))
      refuse('COLLABORATOR_NOT_FOUND');
    // a detached person who could not be elsewhere no longer keeps anything from being sold
    await settleLocked(db, { organiser_id, now, locked: places });
    const after = await loadAttached(db, group);
    const names = (people: typeof before) => people.map(({ name }) => name);
    await recordAudit(db, {
      organiser,
      collaborator,
      now,
      action: 'availabilities.update',
      entity: 'availabilities',
      entity_cuid: availability,
      summary: names(after).join(', '),
      changes: changesBetween({ collaborators: names(before) }, { collaborators: names(after) }),
    });
    return { message: null };
  },
);
