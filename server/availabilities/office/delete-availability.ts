import { deleteAvailability as endpoint } from '@ribambelle/api/availabilities/delete-availability.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { action } from '../../action.ts';
import { logAct } from '../../audit/log-act.ts';
import { orRefuse, refuse } from '../../refusal.ts';
import { keepRemoved } from '../../removals/removal-store.ts';
import { textReader } from '../../texts/bilingual.ts';
import { loadAvailabilities } from '../availability-facts.ts';
import { removeAvailability } from './office-store.ts';
import { findOfficeAvailabilityId, isAvailabilityUsed } from './office-views.ts';
import { lockPlaces } from '../places/take-places.ts';

/** Deletes an availability that nobody registered for or has in a cart. */
export const deleteAvailability = action(endpoint, async (context) => {
  const { db, request, organiser, now } = context;
  const { availability } = request;
  const id = orRefuse(await findOfficeAvailabilityId(db, availability), 'AVAILABILITY_NOT_FOUND');
  await lockPlaces(db, { now, availability_ids: [id] });
  if (await isAvailabilityUsed(db, id)) refuse('AVAILABILITY_IN_USE');
  const [before] = await loadAvailabilities(db, [id]);
  const row = orRefuse(before, 'AVAILABILITY_NOT_FOUND');
  const summary = `${textReader(context)(row.activity_title)} · ${dayOf(row.start_at, organiser.timezone)}`;
  const removal = await keepRemoved(context, {
    noun: 'availabilities',
    key: id,
    cuid: availability,
    summary,
  });
  await removeAvailability(db, id);
  await logAct(context, {
    act: 'availabilities.delete',
    noun: 'availabilities',
    cuid: availability,
    summary,
  });
  return { message: null, removal };
});
