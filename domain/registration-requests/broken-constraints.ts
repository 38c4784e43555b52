import type { ConstraintType, RequestConstraint } from '../activities/request-constraints.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import { type CountedGroup, groupsOf, type Moment } from './constraint-groups.ts';
import { CONSTRAINT_RULES } from './constraint-rules.ts';

/**
 * A constraint that a request breaks, and the availabilities to blame; none when the request as a
 * whole breaks it.
 */
export interface Broken<Constraint> {
  readonly constraint: Constraint;
  readonly availability_ids: readonly number[];
}

/** The reasons to refuse a request that breaks a mandatory constraint. */
export type ConstraintCode =
  | 'CONSTRAINT_REGISTRATIONS_MINIMUM'
  | 'CONSTRAINT_REGISTRATIONS_MAXIMUM'
  | 'CONSTRAINT_LOCATIONS_MINIMUM'
  | 'CONSTRAINT_LOCATIONS_MAXIMUM';

/** The code of each type. */
export const CONSTRAINT_CODES: Readonly<Record<ConstraintType, ConstraintCode>> = {
  'registrations.count.minimum': 'CONSTRAINT_REGISTRATIONS_MINIMUM',
  'registrations.count.maximum': 'CONSTRAINT_REGISTRATIONS_MAXIMUM',
  'locations.count.minimum': 'CONSTRAINT_LOCATIONS_MINIMUM',
  'locations.count.maximum': 'CONSTRAINT_LOCATIONS_MAXIMUM',
};

/**
 * Returns the constraints of an activity that a request breaks, in their order (1 §5, decision
 * 109). The participant's registrations for the activity count together with the request; for an
 * availability in both, the request counts.
 */
export function brokenConstraints<Constraint extends RequestConstraint>(
  constraints: readonly Constraint[],
  { held, wanted, moment }: CountedGroup & { readonly moment: Moment },
): readonly Broken<Constraint>[] {
  const wanted_ids = new Set(wanted.map(({ availability_id }) => availability_id));
  const others = held.filter(({ availability_id }) => !wanted_ids.has(availability_id));
  return constraints.flatMap((constraint) => {
    const { type, payload } = constraint;
    const groups = groupsOf(payload, { held: others, wanted, moment });
    const broken = groups.flatMap((group) => {
      const culprits = CONSTRAINT_RULES[type](group, payload.count);
      return culprits === null ? [] : [culprits];
    });
    if (broken.length === 0) return [];
    const culpritIds = new Set(broken.flat().map(({ availability_id }) => availability_id));
    return [{ constraint, availability_ids: [...wanted_ids].filter((id) => culpritIds.has(id)) }];
  });
}

/**
 * Refuses a request that breaks a mandatory constraint, blaming its availabilities:
 * `availabilities.1.id`, or `availabilities` for the whole.
 */
export function decideConstraints(
  broken: readonly Broken<RequestConstraint>[],
  lessons: readonly { readonly availability_id: number }[],
): Decision<null, ConstraintCode> {
  const required = broken.filter(({ constraint }) => !constraint.optional);
  const [first] = required;
  if (first === undefined) return permit(null);
  const fields: Record<string, ConstraintCode> = {};
  for (const { constraint, availability_ids } of required) {
    const code = CONSTRAINT_CODES[constraint.type];
    if (availability_ids.length === 0) fields['availabilities'] ??= code;
    for (const [index, { availability_id }] of lessons.entries())
      if (availability_ids.includes(availability_id)) fields[`availabilities.${index}.id`] ??= code;
  }
  return refuse(CONSTRAINT_CODES[first.constraint.type], fields);
}
