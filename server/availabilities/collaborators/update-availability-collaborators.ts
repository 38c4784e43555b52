import { updateAvailabilityCollaborators as endpoint } from '@ribambelle/api/availabilities/update-availability-collaborators.ts';
import { action } from '../../action.ts';
import { logAct } from '../../audit/log-act.ts';
import { orRefuse, refuse } from '../../refusal.ts';
import { loadAttached, saveAttached } from './group-store.ts';
import { findOfficeAvailabilityId } from '../office/office-views.ts';
import { lockPlaces, settleLocked } from '../places/take-places.ts';

/** Sets the people of the team attached to an availability. */
export const updateAvailabilityCollaborators = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const { availability, attached, detached } = request;
  const id = await findOfficeAvailabilityId(db, availability);
  const availability_id = orRefuse(id, 'AVAILABILITY_NOT_FOUND');
  const places = await lockPlaces(db, { now, availability_ids: [availability_id] });
  const before = await loadAttached(db, availability_id);
  if (!(await saveAttached(db, { availability_id, attached, detached })))
    refuse('COLLABORATOR_NOT_FOUND');
  // a detached person who could not be elsewhere no longer keeps anything from being sold
  await settleLocked(db, { now, locked: places });
  const after = await loadAttached(db, availability_id);
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
