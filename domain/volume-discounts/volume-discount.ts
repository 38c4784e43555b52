import { isAfter, type Instant } from '../base/instants.ts';
import type { InEachLanguage } from '../base/languages.ts';
import { type Amount, type BasisPoints, sumAmounts } from '../base/money.ts';
import { prorate } from '../base/prorate.ts';
import { discountOn, isForActivity } from '../discounts/discount.ts';
import { isInScope, type SegmentScope } from '../segments/segment-scope.ts';

/** The units that a volume discount counts: participants, places, or dates of places. */
export const VOLUME_COUNTS = ['PARTICIPANTS', 'PLACES', 'DATES'] as const;

export type VolumeCounts = (typeof VOLUME_COUNTS)[number];

/**
 * A reduction of the second child, the fifth place or the third date of a family: either an amount
 * for each place or a percentage.
 */
export interface VolumeDiscount {
  readonly id: number;
  readonly label: InEachLanguage<string>;
  readonly counts: VolumeCounts;
  /** The first rank that is reduced: 2 or more. */
  readonly from_rank: number;
  /** The last rank that is reduced; null for all that follow. */
  readonly to_rank: number | null;
  /** True when each activity is counted separately. */
  readonly same_activity: boolean;
  /** For each place, or for each date of a place when dates are counted. */
  readonly amount: Amount | null;
  readonly percentage: BasisPoints | null;
  /** The activities that it is for; empty for all. */
  readonly activity_ids: readonly number[];
  /** Places that begin from this moment, and before the next, are counted and reduced. */
  readonly period_starts_at: Instant | null;
  readonly period_ends_at: Instant | null;
  /** The moment from which it is given. */
  readonly starts_at: Instant | null;
  readonly ends_at: Instant | null;
  /**
   * The members of the family and the dates that it counts and reduces, by its segments at this
   * moment.
   */
  readonly scope: SegmentScope;
}

/** The places of a registration, as a volume discount sees them. */
export interface CountedPlaces {
  readonly participant_id: number;
  readonly availability_id: number;
  readonly activity_id: number;
  readonly quantity: number;
  /** The number of chosen dates. */
  readonly dates: number;
  /** Their price after a pack, the member price and discounts, without options: minor units. */
  readonly price: Amount;
}

/** Places in a cart, with the start of their availability. */
export interface PlacesInCart extends CountedPlaces {
  readonly start_at: Instant;
}

/** Places that the family bought before, and the reduction by this volume discount then. */
export interface HeldPlaces extends CountedPlaces {
  readonly given: Amount;
}

/** A volume discount, with the places that it is for that the family already has. */
export interface OwnVolumeDiscount extends VolumeDiscount {
  readonly held: readonly HeldPlaces[];
}

/**
 * True when a volume discount counts and may reduce places: those of its activities and segments
 * that begin in its period.
 */
export function isCounted(
  discount: Concerned & Pick<VolumeDiscount, 'scope'>,
  places: Pick<PlacesInCart, 'activity_id' | 'start_at' | 'participant_id' | 'availability_id'>,
): boolean {
  return isConcerned(discount, places) && isInScope(discount.scope, places);
}

type Concerned = Pick<VolumeDiscount, 'activity_ids' | 'period_starts_at' | 'period_ends_at'>;

/** True when places are of the activities of a volume discount and begin in its period. */
export function isConcerned(
  discount: Concerned,
  { activity_id, start_at }: Pick<PlacesInCart, 'activity_id' | 'start_at'>,
): boolean {
  const { period_starts_at, period_ends_at } = discount;
  if (period_starts_at !== null && isAfter(period_starts_at, start_at)) return false;
  if (period_ends_at !== null && !isAfter(period_ends_at, start_at)) return false;
  return isForActivity(discount, activity_id);
}

/**
 * Returns the reduction of all these places together, in minor units: children, places or dates are
 * ordered by their possible reduction, the largest first, and those within its ranks get it. So the
 * cheapest are reduced, and the order of the places never matters
 * (docs/algorithms/volume-discounts.md).
 */
export function volumeTotal(discount: VolumeDiscount, places: readonly CountedPlaces[]): Amount {
  const groups = discount.same_activity ? together(places, 'activity_id') : [places];
  const { from_rank, to_rank } = discount;
  return sumAmounts(
    groups.map((group) =>
      sumAmounts(
        worthsOf(discount, group)
          .toSorted((one, other) => other - one)
          .slice(from_rank - 1, to_rank ?? undefined),
      ),
    ),
  );
}

/** Returns the possible reduction of each child, place or date, in minor units. */
function worthsOf(discount: VolumeDiscount, places: readonly CountedPlaces[]): readonly Amount[] {
  switch (discount.counts) {
    case 'PARTICIPANTS':
      return together(places, 'participant_id').map((placesOfOne) =>
        sumAmounts(placesOfOne.map((one) => discountOn(discount, one))),
      );
    case 'PLACES':
      return places.flatMap(({ price, quantity }) =>
        split(price, quantity).map((part) => discountOn(discount, { price: part, quantity: 1 })),
      );
    case 'DATES':
      return places.flatMap(({ price, quantity, dates }) =>
        split(price, dates).map((part) => discountOn(discount, { price: part, quantity })),
      );
  }
}

/** Groups places by activity or by participant. */
function together(
  places: readonly CountedPlaces[],
  by: 'activity_id' | 'participant_id',
): readonly (readonly CountedPlaces[])[] {
  return [...new Set(places.map((one) => one[by]))].map((id) =>
    places.filter((one) => one[by] === id),
  );
}

function split(price: Amount, parts: number): readonly Amount[] {
  return prorate(
    price,
    Array.from({ length: parts }, () => 1),
  );
}
