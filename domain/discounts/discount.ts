import { type Instant, isAfter } from '../base/instants.ts';
import type { InEachLanguage } from '../base/languages.ts';
import { type Amount, type BasisPoints, percentageOf } from '../base/money.ts';
import { isInScope, type SegmentScope } from '../segments/segment-scope.ts';

/** A reduction of places without a code: either an amount for each place or a percentage. */
export interface Discount {
  readonly label: InEachLanguage<string>;
  readonly amount: Amount | null;
  readonly percentage: BasisPoints | null;
  /** The activities that it is for; empty for all. */
  readonly activity_ids: readonly number[];
  /** The members of the family and the dates that it is for, by its segments. */
  readonly scope: SegmentScope;
}

/**
 * True when a reduction between two moments applies now: from the first on, and no longer at the
 * second.
 */
export function isGiven(
  of: { readonly starts_at: Instant | null; readonly ends_at: Instant | null },
  now: Instant,
): boolean {
  if (of.starts_at !== null && isAfter(of.starts_at, now)) return false;
  return of.ends_at === null || isAfter(of.ends_at, now);
}

/** Wanted places, as a discount sees them. */
export interface WantedPlaces {
  readonly activity_id: number;
  readonly availability_id: number;
  /** Null until a participant is chosen. */
  readonly participant_id: number | null;
}

/**
 * Returns the discounts that apply to these places, judging by their activity and by the segments
 * of the participant and the dates.
 */
export function discountsFor(
  places: WantedPlaces,
  discounts: readonly Discount[],
): readonly Discount[] {
  return discounts.filter(
    (one) => isForActivity(one, places.activity_id) && isInScope(one.scope, places),
  );
}

/** True when a discount is for registrations of an activity. */
export function isForActivity(
  { activity_ids }: Pick<Discount, 'activity_ids'>,
  activity_id: number,
): boolean {
  return activity_ids.length === 0 || activity_ids.includes(activity_id);
}

/**
 * Returns the reduction of places that cost `price` together, in minor units: each percentage is of
 * the same price, rounded half up once; never more than the price.
 */
export function discountOn(
  { amount, percentage }: Pick<Discount, 'amount' | 'percentage'>,
  places: { readonly price: Amount; readonly quantity: number },
): Amount {
  const { price, quantity } = places;
  const reduction =
    percentage === null ? (amount ?? 0) * quantity : percentageOf(price, percentage);
  return Math.min(price, reduction);
}
