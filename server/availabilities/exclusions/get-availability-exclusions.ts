import { getAvailabilityExclusions as endpoint } from '@ribambelle/api/availabilities/get-availability-exclusions.ts';
import { action } from '../../action.ts';
import { orRefuse } from '../../refusal.ts';
import { textReader } from '../../texts/bilingual.ts';
import { loadExclusions, loadOverlaps } from './exclusion-views.ts';
import { findOfficeAvailabilityId } from '../office/office-views.ts';
import { presentOverlaps } from './present-overlaps.ts';
import { needsOf } from './read-exclusion-changes.ts';

/**
 * Answers the resources, people and synchronisation of an availability, and the overlaps that they
 * cause now.
 */
export const getAvailabilityExclusions = action(
  endpoint,
  async ({ db, request: { availability }, organiser, language, now }) => {
    const id = await findOfficeAvailabilityId(db, availability);
    const availability_id = orRefuse(id, 'AVAILABILITY_NOT_FOUND');
    const text = textReader({ language, organiser });
    const exclusions = await loadExclusions(db, availability_id);
    const { resources, collaborators, synchronised, stand_ins } = exclusions;
    const overlaps = await loadOverlaps(db, {
      availability_id,
      now,
      needs: needsOf(exclusions),
      synchronised: synchronised.map((other) => other.id),
    });
    const things = {
      resources: new Map(resources.map((row) => [row.id, row.name])),
      collaborators: new Map([...collaborators, ...stand_ins].map((row) => [row.id, row.name])),
    };
    return {
      resources: resources.map(({ cuid, name, date }) => ({ cuid, name: text(name), date })),
      synchronised: synchronised.map(({ cuid, title, start_at, end_at }) => ({
        cuid,
        title: text(title),
        start_at,
        end_at,
      })),
      collaborators: collaborators.map(({ cuid, name }) => ({ cuid, name })),
      overlaps: presentOverlaps(overlaps, { things, text }),
    };
  },
);
