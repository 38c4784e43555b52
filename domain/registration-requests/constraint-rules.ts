import type { ConstraintType } from '../activities/request-constraints.ts';
import type { Counted, CountedGroup } from './constraint-groups.ts';

/**
 * A rule that returns the requested registrations that break a bound within a group, in the order
 * chosen; null when none does.
 */
type ConstraintRule = (group: CountedGroup, count: number) => readonly Counted[] | null;

/** At least `count` registrations: everything requested in the group is too few. */
const atLeastRegistrations: ConstraintRule = ({ held, wanted }, count) =>
  held.length + wanted.length >= count ? null : wanted;

/** At most `count` registrations: those chosen beyond the bound are to blame. */
const atMostRegistrations: ConstraintRule = ({ held, wanted }, count) =>
  someOf(wanted.slice(Math.max(0, count - held.length)));

/** At least `count` locations: everything requested in the group lacks another one. */
const atLeastLocations: ConstraintRule = ({ held, wanted }, count) =>
  locationsOf([...held, ...wanted]).size >= count ? null : wanted;

/** At most `count` locations: those chosen at a further location are to blame. */
const atMostLocations: ConstraintRule = ({ held, wanted }, count) => {
  const locations = locationsOf(held);
  const culprits = wanted.filter(({ location_id }) => {
    if (location_id === null || locations.has(location_id)) return false;
    if (locations.size >= count) return true;
    locations.add(location_id);
    return false;
  });
  return someOf(culprits);
};

/** The register of constraints: one rule a type (1 §5). */
export const CONSTRAINT_RULES: Readonly<Record<ConstraintType, ConstraintRule>> = {
  'registrations.count.minimum': atLeastRegistrations,
  'registrations.count.maximum': atMostRegistrations,
  'locations.count.minimum': atLeastLocations,
  'locations.count.maximum': atMostLocations,
};

function locationsOf(lessons: readonly Counted[]): Set<number> {
  return new Set(lessons.flatMap(({ location_id }) => location_id ?? []));
}

function someOf(culprits: readonly Counted[]): readonly Counted[] | null {
  return culprits.length === 0 ? null : culprits;
}
