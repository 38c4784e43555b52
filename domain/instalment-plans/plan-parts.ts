import type { Day } from '../base/calendar.ts';
import { addMonths, dayOf, spanOfDay, type Zone } from '../base/days.ts';
import { addSeconds, byInstant, earliest, type Instant, isAfter } from '../base/instants.ts';
import { type Amount, type BasisPoints, percentageOf, sumAmounts } from '../base/money.ts';
import { prorate } from '../base/prorate.ts';
import type { Instalment } from '../receivables/instalments.ts';

/** A way to pay in instalments: a first part, then equal parts. */
export interface InstalmentPlan {
  /** The first part in minor units; null for the percentage. */
  readonly deposit_amount: Amount | null;
  /** The first part in basis points; 0 for none. */
  readonly deposit_percentage: BasisPoints;
  /** The number of equal parts after it, one each month, and their day. */
  readonly parts: number;
  readonly day_of_month: number;
  /** The days of the equal parts, in place of months; empty for months. */
  readonly dates: readonly Day[];
  /** The least price that can be paid in this way. */
  readonly minimum_amount: Amount;
  /** True when parts may be due after the start. */
  readonly after_start: boolean;
}

/**
 * Returns the instalments of a price that is ordered now, which add up to it, the earliest first,
 * one a day. Each is due at the end of its day. Null when the plan cannot be chosen: below its
 * least price, when all of its days are over, or when one comes after the start.
 */
export function planParts(
  price: Amount,
  of: {
    readonly plan: InstalmentPlan;
    readonly ordered_at: Instant;
    /** The moment by which a first part is due. */
    readonly first_due_at: Instant;
    /** The start of the thing; null for one without a time. */
    readonly start_at: Instant | null;
    readonly timezone: Zone;
  },
): readonly Instalment[] | null {
  const { plan, start_at, timezone } = of;
  if (price <= 0 || price < plan.minimum_amount) return null;
  const ends = daysOf(plan, dayOf(of.ordered_at, timezone)).map(
    (day) => spanOfDay(day, timezone).end_at,
  );
  const [first_end] = ends;
  if (first_end === undefined) return null;
  const deposit = Math.min(
    price,
    plan.deposit_amount ?? percentageOf(price, plan.deposit_percentage),
  );
  const shares = prorate(
    price - deposit,
    ends.map(() => 1),
  );
  const first_due_at = earliest([of.first_due_at, first_end]) ?? first_end;
  const parts = [
    { due_at: first_due_at, amount: deposit },
    ...ends.map((due_at, index) => ({ due_at, amount: shares[index] ?? 0 })),
  ].filter(({ amount }) => amount > 0);
  const is_late = parts.some(({ due_at }) => start_at !== null && isAfter(due_at, start_at));
  return is_late && !plan.after_start ? null : onePerDay(parts.toSorted(byDue), timezone);
}

/** Adds up the instalments of each day; they are sorted, and due when the first of that day is. */
function onePerDay(parts: readonly Instalment[], timezone: Zone): readonly Instalment[] {
  // the end of a day is the first moment of the next one
  const days = Map.groupBy(parts, ({ due_at }) => dayOf(addSeconds(due_at, -1), timezone));
  return [...days.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : { ...first, amount: sumAmounts([first, ...others].map(({ amount }) => amount)) },
  );
}

/** Returns the days of the equal parts after the day of the order. */
function daysOf({ dates, parts, day_of_month }: InstalmentPlan, ordered_on: Day): readonly Day[] {
  if (dates.length > 0) return dates.filter((day) => day > ordered_on).toSorted();
  const this_month = `${ordered_on.slice(0, 7)}-${String(day_of_month).padStart(2, '0')}`;
  const offset = this_month > ordered_on ? 0 : 1;
  return Array.from({ length: parts }, (_, index) => addMonths(this_month, index + offset));
}

const byDue = (one: Instalment, other: Instalment) => byInstant(one.due_at, other.due_at);
