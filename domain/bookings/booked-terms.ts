import type { Instant } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';

/** A booked time and its price, in minor units. */
export interface BookedDate {
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly amount: Amount;
}

/** The terms of a booking as promised when it was put in the cart. */
export interface BookedTerms {
  /** The earliest first. */
  readonly dates: readonly BookedDate[];
  /** The participants of the booking; it is in the name of the first. */
  readonly participant_ids: readonly number[];
  /** The number of receivables that share the price: one a participant, or one in all. */
  readonly shares: number;
}
