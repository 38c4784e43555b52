import { type Amount, type BasisPoints, partOf, percentageOf } from '../base/money.ts';

/**
 * The reduction for a date that does not take place: its whole part of the price, a share of that
 * part in basis points, or an amount in minor units for each place.
 */
export type ClosedDateWish =
  | { readonly of: 'ALL' }
  | { readonly of: 'SHARE'; readonly share: BasisPoints }
  | { readonly of: 'AMOUNT'; readonly amount: Amount };

/** A registration on such a date; amounts in minor units. */
export interface OnClosedDate {
  readonly total_amount: Amount;
  readonly paid_amount: Amount;
  /** The fees within the total for what its family gave up before: no part of a date. */
  readonly change_fee_total: Amount;
  /** The reduction already given for others of its dates. */
  readonly taken_off_amount: Amount;
  /** The number of its dates. */
  readonly dates: number;
  readonly quantity: number;
}

/** The reduction, and the part of it that goes back because it was paid. */
export interface ClosedDateMoney {
  readonly taken_off_amount: Amount;
  readonly given_amount: Amount;
}

/**
 * Returns the reduction of a registration because one of its dates does not take place, never above
 * its price without the fees in it. The part of a date is the price before earlier reductions,
 * divided by the number of dates, so that each date has the same part whichever is closed first.
 * Any amount paid beyond the reduced price goes back.
 */
export function moneyOfClosedDate(of: OnClosedDate, what: ClosedDateWish): ClosedDateMoney {
  const taken_off_amount = Math.min(wantedFor(of, what), of.total_amount - of.change_fee_total);
  const given_amount = Math.max(0, of.paid_amount - (of.total_amount - taken_off_amount));
  return { taken_off_amount, given_amount };
}

function wantedFor(of: OnClosedDate, what: ClosedDateWish): Amount {
  if (what.of === 'AMOUNT') return what.amount * of.quantity;
  const price = of.total_amount - of.change_fee_total + of.taken_off_amount;
  const part = partOf(price, { taken: 1, of: of.dates });
  return what.of === 'ALL' ? part : percentageOf(part, what.share);
}
