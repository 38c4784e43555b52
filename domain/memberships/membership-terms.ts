import type { Instant } from '../base/instants.ts';

/** Whose a membership is once sold (2 §3): one participant's, or the customer's own, for all of their participants. */
export const MEMBERSHIP_ENTITIES = ['CUSTOMERS', 'PARTICIPANTS'] as const;
export type MembershipEntity = (typeof MEMBERSHIP_ENTITIES)[number];

/** How long it lasts (2 §3): from its purchase or from one day to another for everybody. */
export const PERIOD_TYPES = ['ROLLING', 'FIXED'] as const;
export type PeriodType = (typeof PERIOD_TYPES)[number];

/** What a rolling duration is counted in. */
export const ROLLING_UNITS = ['DAYS', 'WEEKS', 'MONTHS', 'YEARS'] as const;
export type RollingUnit = (typeof ROLLING_UNITS)[number];

/** Between which moments a membership holds, or for how long: the fields of its other type are null. */
export interface MembershipPeriod {
  readonly period_type: PeriodType;
  readonly rolling_period_type: RollingUnit | null;
  readonly rolling_period_duration: number | null;
  readonly fixed_period_start_at: Instant | null;
  readonly fixed_period_end_at: Instant | null;
}

/** What was promised for the price of a membership when it was put in the cart (R9). */
export interface MembershipTerms extends MembershipPeriod {
  /** How many days before its end a rolling one can be renewed, and how many after it the next cycle still follows on. */
  readonly renewal_days_before: number;
  readonly renewal_days_after: number;
  /** Whether it renews itself, unless its owner says no. */
  readonly recurring: boolean;
  /** The first day that was chosen; null for the day of the purchase. */
  readonly start_on: string | null;
}
