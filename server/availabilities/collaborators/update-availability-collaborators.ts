import { updateAvailabilityCollaborators as endpoint } from '@ribambelle/api/availabilities/update-availability-collaborators.ts';
import { action } from '../../action.ts';
import { logAct } from '../../audit/log-act.ts';
import { orRefuse, refuse } from '../../refusal.ts';
import { loadAttached, saveAttached } from './group-store.ts';
import { findOfficeAvailabilityId } from '../office/office-views.ts';
import { lockPlaces, settleLocked } from '../places/take-places.ts';

/** Sets the people of the team attached to an availability. */
export const updateAvailabilityCollaborators = action(endpoint, async (context) => {
  const { db, request, organiser, now } = context;
  const { availability, attached, detached } = request;
  const organiser_id = organiser.id;
  const id = await findOfficeAvailabilityId(db, { organiser_id, availability });
  const availability_id = orRefuse(id, 'AVAILABILITY_NOT_FOUND');
  const group = { organiser_id, availability_id };
  const places = await lockPlaces(db, { organiser_id, now, availability_ids: [availability_id] });
  const before = await loadAttached(db, group);
  if (!(await saveAttached(db, { ...group, attached, detached }))) refuse('COLLABORATOR_NOT_FOUND');
  // a detached person who could not be elsewhere no longer keeps anything from being sold
  await settleLocked(db, { organiser_id, now, locked: places });
  const after = await loadAttached(db, group);
  const names = (people: typeof before) => people.map(({ name }) => name);
  await logAct(context, {
    act: 'availabilities.update',
    noun: 'availabilities',
    cuid: availability,
    summary: names(after).join(', '),
    before: { collaborators: names(before) },
    after: { collaborators: names(after) },
  });
  return { message: null };
});
