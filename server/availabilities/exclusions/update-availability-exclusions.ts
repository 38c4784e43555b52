import { updateAvailabilityExclusions as endpoint } from '@ribambelle/api/availabilities/update-availability-exclusions.ts';
import { action } from '../../action.ts';
import { logAct } from '../../audit/log-act.ts';
import { textReader } from '../../texts/bilingual.ts';
import { saveOccupied, saveResources, saveSynchronised } from './exclusion-store.ts';
import { type Exclusions, loadExclusions } from './exclusion-views.ts';
import { readExclusionChanges } from './read-exclusion-changes.ts';
import { lockPlaces, settleLocked } from '../places/take-places.ts';

/**
 * Changes the shared resources and people of an availability, under the lock of its places and of
 * all that it excludes before or after; statuses follow.
 */
export const updateAvailabilityExclusions = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const changes = await readExclusionChanges(db, request);
  const { availability_id, members, resources, synchronised, collaborators } = changes;
  const shares = [
    ...resources.attached.map(({ resource_id }) => resource_id),
    ...collaborators.occupied,
  ];
  const places = await lockPlaces(db, {
    now,
    availability_ids: [availability_id, ...members],
    to_be: { shares },
  });
  const before = await loadExclusions(db, availability_id);
  await saveResources(db, { availability_id, ...resources });
  await saveSynchronised(db, { availability_id, ...synchronised });
  await saveOccupied(db, { availability_id, ...collaborators });
  await settleLocked(db, { now, locked: places });
  const after = await loadExclusions(db, availability_id);
  const text = textReader(context);
  const namesOf = (exclusions: Exclusions) => ({
    resources: [...new Set(exclusions.resources.map(({ name }) => text(name)))],
    synchronised: exclusions.synchronised.map(
      ({ title, start_at }) => `${text(title)} ${start_at}`,
    ),
    occupied: exclusions.collaborators.map(({ name }) => name),
  });
  await logAct(context, {
    act: 'availabilities.update',
    noun: 'availabilities',
    cuid: request.availability,
    summary: [...namesOf(after).resources, ...namesOf(after).occupied].join(', '),
    before: namesOf(before),
    after: namesOf(after),
  });
  return { message: null };
});
