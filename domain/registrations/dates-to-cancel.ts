import type { Instant } from '../base/instants.ts';
import { isAfter } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { sumAmounts } from '../base/money.ts';
import { prorate } from '../base/prorate.ts';

/** A date of a registration, as far as it counts for a cancellation. */
export interface DateToCancel {
  readonly id: number;
  readonly start_at: Instant;
  /** Its start, or that of the date for which it was exchanged when that one was not free. */
  readonly counts_from: Instant;
  /** False when it was called off, or its share was taken off once (decision 207). */
  readonly takes_place: boolean;
  /** True once its reduction was decided, even 0.00: the price is then that of the other dates. */
  readonly settled: boolean;
}

/** Tests whether a date has taken place: one that was called off never has. */
export function hasTakenPlace(
  { start_at, takes_place }: Pick<DateToCancel, 'start_at' | 'takes_place'>,
  now: Instant,
): boolean {
  return takes_place && !isAfter(start_at, now);
}

/**
 * Returns the shares of a price for the dates that have taken place and for those still to come,
 * in minor units. A date that was called off belongs to neither; all is for dates to come when
 * there are none.
 */
export function datesShares(
  total_amount: Amount,
  { dates, now }: { readonly dates: readonly DateToCancel[]; readonly now: Instant },
): { readonly started_amount: Amount; readonly coming_amount: Amount } {
  if (dates.length === 0) return { started_amount: 0, coming_amount: total_amount };
  const shares = prorate(
    total_amount,
    dates.map(({ settled }) => (settled ? 0 : 1)),
  );
  const sumOf = (isCounted: (date: DateToCancel) => boolean) =>
    sumAmounts(dates.map((date, index) => (isCounted(date) ? (shares[index] ?? 0) : 0)));
  return {
    started_amount: sumOf((date) => hasTakenPlace(date, now)),
    coming_amount: sumOf((date) => date.takes_place && isAfter(date.start_at, now)),
  };
}
