import { previewAvailabilityExclusions as endpoint } from '@ribambelle/api/availabilities/preview-availability-exclusions.ts';
import { action } from '../../action.ts';
import { textReader } from '../../texts/bilingual.ts';
import { loadExclusions, loadOverlaps, loadThings } from './exclusion-views.ts';
import { presentOverlaps } from './present-overlaps.ts';
import { needsOf, readExclusionChanges } from './read-exclusion-changes.ts';

/** Lists the dates that would overlap with taken ones; changes nothing. */
export const previewAvailabilityExclusions = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const changes = await readExclusionChanges(db, request);
    const { availability_id, members, synchronised } = changes;
    const before = await loadExclusions(db, availability_id);
    const needs = needsOf(before, changes);
    // an availability that leaves the group takes no other along
    const leavers = new Set(synchronised.detached);
    const overlaps = await loadOverlaps(db, {
      availability_id,
      now,
      needs,
      synchronised: members.filter((id) => id !== availability_id && !leavers.has(id)),
    });
    const things = await loadThings(
      db,
      needs.map(({ thing }) => thing),
    );
    return {
      overlaps: presentOverlaps(overlaps, { things, text: textReader({ language, organiser }) }),
    };
  },
);
