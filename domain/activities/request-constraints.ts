import type { Day } from '../base/calendar.ts';

/** What a constraint bounds: how many registrations or how many locations there are, at least or at most (1 §5). */
export const CONSTRAINT_TYPES = [
  'registrations.count.minimum',
  'registrations.count.maximum',
  'locations.count.minimum',
  'locations.count.maximum',
] as const;

export type ConstraintType = (typeof CONSTRAINT_TYPES)[number];

/** What registrations that are counted together have in common; `future` counts those alone that have not begun (1 §5). */
export const CONSTRAINT_FILTERS = [
  'same.date',
  'same.time',
  'same.weekday',
  'same.period',
  'future',
] as const;

export type ConstraintFilter = (typeof CONSTRAINT_FILTERS)[number];

/** The most that a constraint counts up to: a year of days. */
export const MOST_COUNTED_BY_CONSTRAINT = 400;

/** What a constraint counts, and up to how many. */
export interface ConstraintPayload {
  readonly count: number;
  readonly availabilities: readonly ConstraintFilter[];
  /** The first and the last day on which something that counts begins; null for any. */
  readonly period_start: Day | null;
  readonly period_end: Day | null;
}

/** A condition on what one participant has of an activity that is registered for by request (1 §3.4). */
export interface RequestConstraint {
  readonly type: ConstraintType;
  readonly payload: ConstraintPayload;
  /** Whether a request that breaks it can be sent all the same: then it only warns. */
  readonly optional: boolean;
}

/** The type that a row says; of one that is not known, the one that forbids nothing. */
export function constraintTypeOf(column: string): ConstraintType {
  return CONSTRAINT_TYPES.find((type) => type === column) ?? 'registrations.count.minimum';
}

/** What is wrong with constraints, by field: a period of which the last day lies before the first. */
export function constraintErrors(
  constraints: readonly Pick<RequestConstraint, 'payload'>[],
): Readonly<Record<string, 'PERIOD_REVERSED'>> {
  return Object.fromEntries(
    constraints.flatMap(({ payload: { period_start, period_end } }, index) =>
      period_start !== null && period_end !== null && period_end < period_start
        ? [[`constraints.${index}.payload.period_end`, 'PERIOD_REVERSED' as const]]
        : [],
    ),
  );
}
