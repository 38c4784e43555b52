import { isAfter, type Instant } from '../base/instants.ts';
import type { InEachLanguage } from '../base/languages.ts';
import { type Amount, type BasisPoints, sumAmounts } from '../base/money.ts';
import { prorate } from '../base/prorate.ts';
import { discountOn, isForActivity } from '../discounts/discount.ts';
import { isInScope, type SegmentScope } from '../segments/segment-scope.ts';

/** What a volume discount counts: who takes part, places, or dates of places. */
export const VOLUME_COUNTS = ['PARTICIPANTS', 'PLACES', 'DATES'] as const;

export type VolumeCounts = (typeof VOLUME_COUNTS)[number];

/** What is taken off the second child, the fifth place or the third date of a family. Either an amount for each place or a percentage. */
export interface VolumeDiscount {
  readonly id: number;
  readonly label: InEachLanguage<string>;
  readonly counts: VolumeCounts;
  /** From the how-manieth on it is given: 2 or more. */
  readonly from_rank: number;
  /** Up to the how-manieth; null for all that follow. */
  readonly to_rank: number | null;
  /** Whether each activity is counted by itself. */
  readonly same_activity: boolean;
  /** For each place, for each date of a place where dates are counted. */
  readonly amount: Amount | null;
  readonly percentage: BasisPoints | null;
  /** The activities that it is for; none is all of them. */
  readonly activity_ids: readonly number[];
  /** It counts and reduces what begins from this moment on, and before that one. */
  readonly period_starts_at: Instant | null;
  readonly period_ends_at: Instant | null;
  /** When it is given. */
  readonly starts_at: Instant | null;
  readonly ends_at: Instant | null;
  /** Whose places of the family and of which dates it counts and reduces, by its segments at this moment. */
  readonly scope: SegmentScope;
}

/** The places of a registration, as a volume discount looks at them. */
export interface CountedPlaces {
  readonly participant_id: number;
  readonly availability_id: number;
  readonly activity_id: number;
  readonly quantity: number;
  /** How many dates were chosen. */
  readonly dates: number;
  /** What they cost after a pack, the member price and discounts, without options: minor units. */
  readonly price: Amount;
}

/** Places in a cart, with when their availability begins. */
export interface PlacesInCart extends CountedPlaces {
  readonly start_at: Instant;
}

/** Places that the family bought before, and what this volume discount took off them then. */
export interface HeldPlaces extends CountedPlaces {
  readonly given: Amount;
}

/** A volume discount, and the places it is for that the family has already. */
export interface OwnVolumeDiscount extends VolumeDiscount {
  readonly held: readonly HeldPlaces[];
}

/** Whether a volume discount counts places, and may lower their price: those of its activities and its segments that begin in its period. */
export function isCounted(
  discount: Concerned & Pick<VolumeDiscount, 'scope'>,
  places: Pick<PlacesInCart, 'activity_id' | 'start_at' | 'participant_id' | 'availability_id'>,
): boolean {
  return isConcerned(discount, places) && isInScope(discount.scope, places);
}

type Concerned = Pick<VolumeDiscount, 'activity_ids' | 'period_starts_at' | 'period_ends_at'>;

/** Whether places are of the activities of a volume discount, and begin in its period. */
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
 * What a volume discount takes off all of these places together, in minor units: children, places or dates stand in the order of what would be
 * taken off each, the dearest first, and those of its ranks get it. So the cheapest are reduced, and the order of the places never matters
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

/** What would be taken off each child, place or date, in minor units. */
function worthsOf(discount: VolumeDiscount, places: readonly CountedPlaces[]): readonly Amount[] {
  switch (discount.counts) {
    case 'PARTICIPANTS':
      return together(places, 'participant_id').map((own) =>
        sumAmounts(own.map((one) => discountOn(discount, one))),
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

/** The places of each activity, or of each who takes part. */
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
