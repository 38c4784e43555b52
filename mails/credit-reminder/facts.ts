import type { Day } from '@ribambelle/domain/base/calendar.ts';

/** Credit of a family that did not move for long. Minor units. */
export interface CreditReminderFacts {
  readonly firstname: string;
  /** True for an organiser whose payments are trials. */
  readonly test_mode: boolean;
  readonly amount: number;
  /** The day on which that is in the wallet. */
  readonly day: Day;
  /** The day of the last movement. */
  readonly moved_on: Day;
  /** The sum that the family owes, which the credit can pay; 0 for nothing. */
  readonly owed_amount: number;
  /** The wallet in the account, or what is owed. */
  readonly href: string;
}
