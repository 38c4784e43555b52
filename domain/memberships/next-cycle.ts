import { addDays, addMonths, dayOf, type Span, spanOfDay, type Zone } from '../base/days.ts';
import { type Instant, isAfter } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import type { MembershipTerms, RollingUnit } from './membership-terms.ts';

/** The most days ahead for a chosen first day. */
const FURTHEST_START_DAYS = 366;

/** The reasons to refuse another cycle of a membership. */
export type NextCycleCode =
  | 'MEMBERSHIP_OVER'
  | 'MEMBERSHIP_ALREADY_HELD'
  | 'MEMBERSHIP_START_NOT_POSSIBLE';

/** A future cycle: its span, and whether it follows one of the same person. */
export interface NextCycle extends Span {
  readonly renews: boolean;
}

/**
 * Returns the cycle that a buyer of a membership gets now (docs/algorithms/memberships.md).
 * `held_until` is the end of the same person's last cycle of it that is not cancelled, null for
 * none. Refuses a fixed one that is over, one in force that cannot be renewed yet, and an
 * impossible first day.
 */
export function nextCycle(
  terms: MembershipTerms,
  at: { readonly held_until: Instant | null; readonly now: Instant; readonly timezone: Zone },
): Decision<NextCycle, NextCycleCode> {
  return terms.period_type === 'FIXED' ? fixedCycle(terms, at) : rollingCycle(terms, at);
}

type At = Parameters<typeof nextCycle>[1];

function fixedCycle(terms: MembershipTerms, at: At): Decision<NextCycle, NextCycleCode> {
  const { fixed_period_start_at: start_at, fixed_period_end_at: end_at } = terms;
  if (start_at === null || end_at === null || !isAfter(end_at, at.now))
    return refuse('MEMBERSHIP_OVER');
  const { held_until } = at;
  if (held_until !== null && isAfter(held_until, start_at))
    return refuse('MEMBERSHIP_ALREADY_HELD');
  return permit({ start_at, end_at, renews: held_until !== null });
}

function rollingCycle(terms: MembershipTerms, at: At): Decision<NextCycle, NextCycleCode> {
  const { held_until, now, timezone } = at;
  if (held_until !== null && isAfter(renewableFrom(terms, { held_until, timezone }), now))
    return refuse('MEMBERSHIP_ALREADY_HELD');
  const today = dayOf(now, timezone);
  const renews = held_until !== null;
  const nextPeriod = renews ? following(terms, { held_until, now, timezone }) : null;
  if (nextPeriod !== null) return permit({ ...nextPeriod, renews });
  const { start_on } = terms;
  if (start_on !== null && (start_on < today || start_on > addDays(today, FURTHEST_START_DAYS)))
    return refuse('MEMBERSHIP_START_NOT_POSSIBLE', { start_on: 'MEMBERSHIP_START_NOT_POSSIBLE' });
  // a cycle that begins today begins now: a buyer in the evening was no member in the morning
  const span = rollingSpan(start_on ?? today, { terms, timezone });
  return permit({ ...span, start_at: isAfter(now, span.start_at) ? now : span.start_at, renews });
}

/**
 * Returns the cycle that follows on from the last one, while it is early enough for that and the
 * new one is not over already; else null, and a new one begins.
 */
function following(terms: MembershipTerms, at: At & { readonly held_until: Instant }): Span | null {
  const { held_until, now, timezone } = at;
  const lastDay = dayOf(held_until, timezone);
  if (
    dayOf(now, timezone) >= addDays(lastDay, terms.renewal_days_after) &&
    !isAfter(held_until, now)
  )
    return null;
  const span = rollingSpan(lastDay, { terms, timezone });
  return isAfter(span.end_at, now) ? span : null;
}

/**
 * Returns from when a rolling membership in force can be renewed: a number of days before the day
 * after its last.
 */
export function renewableFrom(
  terms: Pick<MembershipTerms, 'renewal_days_before'>,
  held: { readonly held_until: Instant; readonly timezone: Zone },
): Instant {
  const { held_until, timezone } = held;
  const day = addDays(dayOf(held_until, timezone), -terms.renewal_days_before);
  return spanOfDay(day, timezone).start_at;
}

/**
 * Returns a span of the duration from the start of a day until the end of the day before its
 * anniversary: from 15 January for a month until the end of 14 February. When the last month lacks
 * that day, until the end of that month.
 */
function rollingSpan(
  first: string,
  of: { readonly terms: MembershipTerms; readonly timezone: Zone },
): Span {
  const { rolling_period_type, rolling_period_duration } = of.terms;
  const end = dayAfter(first, {
    unit: rolling_period_type ?? 'YEARS',
    count: rolling_period_duration ?? 1,
  });
  return {
    start_at: spanOfDay(first, of.timezone).start_at,
    end_at: spanOfDay(end, of.timezone).start_at,
  };
}

/** Returns the day after the last one. */
function dayAfter(first: string, { unit, count }: { unit: RollingUnit; count: number }): string {
  if (unit === 'DAYS') return addDays(first, count);
  if (unit === 'WEEKS') return addDays(first, 7 * count);
  const alike = addMonths(first, unit === 'MONTHS' ? count : 12 * count);
  return alike.slice(8) === first.slice(8) ? alike : addDays(alike, 1);
}
