import type { Instant } from '../base/instants.ts';

/**
 * The owner of a sold membership (2 §3): one participant, or the customer for all of their
 * participants.
 */
export const MEMBERSHIP_ENTITIES = ['CUSTOMERS', 'PARTICIPANTS'] as const;
export type MembershipEntity = (typeof MEMBERSHIP_ENTITIES)[number];

/** The types of period (2 §3): from the purchase, or from one day to another for everybody. */
export const PERIOD_TYPES = ['ROLLING', 'FIXED'] as const;
export type PeriodType = (typeof PERIOD_TYPES)[number];

/** The units of a rolling duration. */
export const ROLLING_UNITS = ['DAYS', 'WEEKS', 'MONTHS', 'YEARS'] as const;
export type RollingUnit = (typeof ROLLING_UNITS)[number];

/** The period of a membership: its days or its duration; the fields of the other type are null. */
export interface MembershipPeriod {
  readonly period_type: PeriodType;
  readonly rolling_period_type: RollingUnit | null;
  readonly rolling_period_duration: number | null;
  readonly fixed_period_start_at: Instant | null;
  readonly fixed_period_end_at: Instant | null;
}

/** The promise made for the price of a membership when it was put in the cart (R9). */
export interface MembershipTerms extends MembershipPeriod {
  /**
   * Days before its end from which a rolling membership can be renewed, and days after it within
   * which the next cycle still follows on.
   */
  readonly renewal_days_before: number;
  readonly renewal_days_after: number;
  /** True when it renews itself unless its owner declines. */
  readonly recurring: boolean;
  /** The chosen first day; null for the day of purchase. */
  readonly start_on: string | null;
}
