import type { ConstraintType } from '../activities/request-constraints.ts';
import type { Counted, CountedGroup } from './constraint-groups.ts';

/** Which of what is asked for breaks a bound within a group, in the order in which it was chosen; null where nothing does. */
type ConstraintRule = (group: CountedGroup, count: number) => readonly Counted[] | null;

/** At least so many registrations: all that is asked for in the group lacks company. */
const atLeastRegistrations: ConstraintRule = ({ held, wanted }, count) =>
  held.length + wanted.length >= count ? null : wanted;

/** At most so many registrations: what was chosen after there were as many is to blame. */
const atMostRegistrations: ConstraintRule = ({ held, wanted }, count) =>
  someOf(wanted.slice(Math.max(0, count - held.length)));

/** At least so many locations: all that is asked for in the group lacks another one. */
const atLeastLocations: ConstraintRule = ({ held, wanted }, count) =>
  locationsOf([...held, ...wanted]).size >= count ? null : wanted;

/** At most so many locations: what was chosen at yet another one is to blame. */
const atMostLocations: ConstraintRule = ({ held, wanted }, count) => {
  const known = locationsOf(held);
  const blamed = wanted.filter(({ location_id }) => {
    if (location_id === null || known.has(location_id)) return false;
    if (known.size >= count) return true;
    known.add(location_id);
    return false;
  });
  return someOf(blamed);
};

/** The register of constraints: one rule a type (1 §5). */
export const CONSTRAINT_RULES: Readonly<Record<ConstraintType, ConstraintRule>> = {
  'registrations.count.minimum': atLeastRegistrations,
  'registrations.count.maximum': atMostRegistrations,
  'locations.count.minimum': atLeastLocations,
  'locations.count.maximum': atMostLocations,
};

function locationsOf(counted: readonly Counted[]): Set<number> {
  return new Set(counted.flatMap(({ location_id }) => location_id ?? []));
}

function someOf(blamed: readonly Counted[]): readonly Counted[] | null {
  return blamed.length === 0 ? null : blamed;
}
