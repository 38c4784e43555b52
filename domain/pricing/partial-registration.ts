import type { Amount } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** Who can register for some of the dates of an availability only (2 §4). */
export const PARTIAL_REGISTRATIONS = ['EVERYBODY', 'MEMBERS', 'NOBODY'] as const;
export type PartialRegistrations = (typeof PARTIAL_REGISTRATIONS)[number];

/** What some of the dates cost: as much as all of them, or their share of the price. */
export const PARTIAL_PRICES = ['WHOLE', 'BY_DATES'] as const;
export type PartialPrice = (typeof PARTIAL_PRICES)[number];

/** What an activity says of registrations for some of the dates only; amounts in minor units, for each place. */
export interface PartialTerms {
  readonly partial_registrations: PartialRegistrations;
  readonly partial_price: PartialPrice;
  /** Asked where dates that could be had are left out. */
  readonly partial_fee: Amount;
  /** Taken off where dates that could be had are left out. */
  readonly partial_discount: Amount;
}

/** Who can leave dates out, in an activity's column. */
export function partialRegistrationsOf(column: string | undefined): PartialRegistrations {
  return PARTIAL_REGISTRATIONS.find((one) => one === column) ?? 'EVERYBODY';
}

/** The terms in an activity's columns, which the database restricts to these values. */
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

/** Which dates are chosen, of which. */
export interface ChosenDates {
  readonly chosen_ids: readonly number[];
  /** How many dates there are, also those that are over or full. */
  readonly all: number;
  /** Those that can still be had. */
  readonly open_ids: readonly number[];
}

/** What a registration takes of its availability, and what that changes; amounts in minor units, for each place. */
export interface TakenPart {
  /** Whether a date that could be had is left out. */
  readonly partial: boolean;
  /** Of which the price is the share; null for the whole price. */
  readonly share: { readonly taken: number; readonly of: number } | null;
  readonly fee: Amount;
  readonly discount: Amount;
}

/** All of an availability, at its whole price. */
export const ALL_OF_IT: TakenPart = { partial: false, share: null, fee: 0, discount: 0 };

/**
 * What chosen dates are of all dates, on an activity's terms. Leaving out a date that is over, full or closed makes nothing partial: only the
 * share of the price counts those, so that who joins late pays for what is left where dates are paid one by one.
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

/** Whether other dates may cost something else. */
export function pricesDates({
  partial_price,
  partial_fee,
  partial_discount,
}: PartialTerms): boolean {
  return partial_price === 'BY_DATES' || partial_fee > 0 || partial_discount > 0;
}

/** Whether somebody can take this part; refuses ALL_DATES_REQUIRED where all dates that can be had are to be taken together. */
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
