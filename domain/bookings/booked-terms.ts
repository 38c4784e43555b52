import type { Instant } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';

/** For when something is booked, and what that costs, in minor units. */
export interface BookedDate {
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly amount: Amount;
}

/** What was promised of a booking when it was put in the cart. */
export interface BookedTerms {
  /** The earliest first. */
  readonly dates: readonly BookedDate[];
  /** Who comes, the first of them in whose name it is. */
  readonly participant_ids: readonly number[];
  /** Into how many receivables it is split: one a participant, or one. */
  readonly shares: number;
}
