import type { Day } from '../base/calendar.ts';

/** The number that a constraint limits: registrations or locations, at least or at most (1 §5). */
export const CONSTRAINT_TYPES = [
  'registrations.count.minimum',
  'registrations.count.maximum',
  'locations.count.minimum',
  'locations.count.maximum',
] as const;

export type ConstraintType = (typeof CONSTRAINT_TYPES)[number];

/**
 * The trait shared by registrations that are counted together; `future` counts only those that have
 * not begun (1 §5).
 */
export const CONSTRAINT_FILTERS = [
  'same.date',
  'same.time',
  'same.weekday',
  'same.period',
  'future',
] as const;

export type ConstraintFilter = (typeof CONSTRAINT_FILTERS)[number];

/** The highest count of a constraint: a year of days. */
export const MOST_COUNTED_BY_CONSTRAINT = 400;

/** The registrations that a constraint counts, and its limit. */
export interface ConstraintPayload {
  readonly count: number;
  readonly availabilities: readonly ConstraintFilter[];
  /** The first and last day on which a counted registration may begin; null for no bound. */
  readonly period_start: Day | null;
  readonly period_end: Day | null;
}

/** A condition on one participant's registrations for an activity by request (1 §3.4). */
export interface RequestConstraint {
  readonly type: ConstraintType;
  readonly payload: ConstraintPayload;
  /** True when a request that breaks it can still be sent: it only warns. */
  readonly optional: boolean;
}

/** Returns the type in a column; for an unknown value, the one that forbids nothing. */
export function constraintTypeOf(column: string): ConstraintType {
  return CONSTRAINT_TYPES.find((type) => type === column) ?? 'registrations.count.minimum';
}

/** Returns the errors of constraints by field: a period whose last day is before its first. */
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
