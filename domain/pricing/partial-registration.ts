import type { Amount } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** The families that can register for only some dates of an availability (2 §4). */
export const PARTIAL_REGISTRATIONS = ['EVERYBODY', 'MEMBERS', 'NOBODY'] as const;
export type PartialRegistrations = (typeof PARTIAL_REGISTRATIONS)[number];

/** The price of some of the dates: the whole price, or their share of it. */
export const PARTIAL_PRICES = ['WHOLE', 'BY_DATES'] as const;
export type PartialPrice = (typeof PARTIAL_PRICES)[number];

/**
 * The terms of an activity for registrations to only some dates; amounts in minor units, for each
 * place.
 */
export interface PartialTerms {
  readonly partial_registrations: PartialRegistrations;
  readonly partial_price: PartialPrice;
  /** The fee when available dates are left out. */
  readonly partial_fee: Amount;
  /** The reduction when available dates are left out. */
  readonly partial_discount: Amount;
}

/** Returns who can leave dates out, from the column of an activity. */
export function partialRegistrationsOf(column: string | undefined): PartialRegistrations {
  return PARTIAL_REGISTRATIONS.find((one) => one === column) ?? 'EVERYBODY';
}

/** Returns the terms in an activity's columns, which the database restricts to these values. */
export function partialTermsOf(columns: {
  readonly partial_registrations: string;
  readonly partial_price: string;
  readonly partial_fee: Amount;
  readonly partial_discount: Amount;
}): PartialTerms {
  const { partial_fee, partial_discount } = columns;
  return {
    partial_registrations: partialRegistrationsOf(columns.partial_registrations),
    partial_price: columns.partial_price === 'BY_DATES' ? 'BY_DATES' : 'WHOLE',
    partial_fee,
    partial_discount,
  };
}

/** The chosen dates, and those they are chosen from. */
export interface ChosenDates {
  readonly chosen_ids: readonly number[];
  /** The number of all dates, including those that are over or full. */
  readonly all: number;
  /** The dates that are still available. */
  readonly open_ids: readonly number[];
}

/**
 * The part of an availability that a registration takes, with its effect on the price; amounts in
 * minor units, for each place.
 */
export interface TakenPart {
  /** True when an available date is left out. */
  readonly partial: boolean;
  /** The share of the price; null for the whole price. */
  readonly share: { readonly taken: number; readonly of: number } | null;
  readonly fee: Amount;
  readonly discount: Amount;
}

/** A whole availability, at its whole price. */
export const ALL_OF_IT: TakenPart = { partial: false, share: null, fee: 0, discount: 0 };

/**
 * Returns the part of all dates that the chosen ones are, on an activity's terms. Leaving out a
 * date that is over, full or closed is not partial; only the share of the price counts those, so
 * that a family that joins late pays for the remaining dates when dates are priced one by one.
 */
export function takenPart(terms: PartialTerms, dates: ChosenDates): TakenPart {
  const { chosen_ids, all, open_ids } = dates;
  const partial = open_ids.some((id) => !chosen_ids.includes(id));
  const by_dates = terms.partial_price === 'BY_DATES' && chosen_ids.length < all;
  return {
    partial,
    share: by_dates ? { taken: chosen_ids.length, of: all } : null,
    fee: partial ? terms.partial_fee : 0,
    discount: partial ? terms.partial_discount : 0,
  };
}

/** True when other dates may change the price. */
export function pricesDates({
  partial_price,
  partial_fee,
  partial_discount,
}: PartialTerms): boolean {
  return partial_price === 'BY_DATES' || partial_fee > 0 || partial_discount > 0;
}

/**
 * Decides whether a participant can take this part; refuses ALL_DATES_REQUIRED when all available
 * dates must be taken together.
 */
export function decidePart(
  part: Pick<TakenPart, 'partial'>,
  by: Pick<PartialTerms, 'partial_registrations'> & { readonly is_member: boolean },
): Decision<null, 'ALL_DATES_REQUIRED'> {
  const { partial_registrations: who, is_member } = by;
  const may = who === 'EVERYBODY' || (who === 'MEMBERS' && is_member);
  return !part.partial || may
    ? permit(null)
    : refuse('ALL_DATES_REQUIRED', { availability_dates: 'ALL_DATES_REQUIRED' });
}
