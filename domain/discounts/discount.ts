import { type Instant, isAfter } from '../base/instants.ts';
import type { InEachLanguage } from '../base/languages.ts';
import { type Amount, type BasisPoints, percentageOf } from '../base/money.ts';
import { isInScope, type SegmentScope } from '../segments/segment-scope.ts';

/** What is taken off places without a code. Either an amount for each place or a percentage. */
export interface Discount {
  readonly label: InEachLanguage<string>;
  readonly amount: Amount | null;
  readonly percentage: BasisPoints | null;
  /** The activities that it is for; none is all of them. */
  readonly activity_ids: readonly number[];
  /** For whom of the family and off which dates it is by its segments. */
  readonly scope: SegmentScope;
}

/** Whether what is taken off prices between two moments is given now: from the first on, and no longer at the second. */
export function isGiven(
  of: { readonly starts_at: Instant | null; readonly ends_at: Instant | null },
  now: Instant,
): boolean {
  if (of.starts_at !== null && isAfter(of.starts_at, now)) return false;
  return of.ends_at === null || isAfter(of.ends_at, now);
}

/** Places that somebody wants, as a discount looks at them. */
export interface WantedPlaces {
  readonly activity_id: number;
  readonly availability_id: number;
  /** Null while nobody is chosen. */
  readonly participant_id: number | null;
}

/** The discounts that are for places: of their activity, and by their segments for who wants them and off these dates. */
export function discountsFor(
  places: WantedPlaces,
  discounts: readonly Discount[],
): readonly Discount[] {
  return discounts.filter(
    (one) => isForActivity(one, places.activity_id) && isInScope(one.scope, places),
  );
}

/** Whether a discount is for registrations of an activity. */
export function isForActivity(
  { activity_ids }: Pick<Discount, 'activity_ids'>,
  activity_id: number,
): boolean {
  return activity_ids.length === 0 || activity_ids.includes(activity_id);
}

/** What a discount takes off places that cost so much together, in minor units: each percentage of the same price, rounded half up once; never more than that. */
export function discountOn(
  { amount, percentage }: Pick<Discount, 'amount' | 'percentage'>,
  places: { readonly price: Amount; readonly quantity: number },
): Amount {
  const { price, quantity } = places;
  const wanted = percentage === null ? (amount ?? 0) * quantity : percentageOf(price, percentage);
  return Math.min(price, wanted);
}
