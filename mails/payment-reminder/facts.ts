import type { Day } from '@ribambelle/domain/base/calendar.ts';

/** The debts that a family did not pay in time, by their numbers. Minor units. */
export interface PaymentReminderFacts {
  readonly firstname: string;
  /** True for an organiser whose payments are trials. */
  readonly test_mode: boolean;
  /** 1 for a first reminder, more for later ones. */
  readonly rank: number;
  /** The creditor, and its company number, empty when it has none. */
  readonly creditor: string;
  readonly company_number: string;
  readonly last_day: Day;
  /** The organiser's own words, empty for none. */
  readonly message: string;
  /** The day from which unpaid places may be cancelled; null when nothing follows. */
  readonly cancelled_from: Day | null;
  readonly total_amount: number;
  readonly orders: readonly RemindedOrder[];
  /** The page on which all of it is paid. */
  readonly href: string;
}

/** The debts under one number, and how they are transferred; null when transfers are off. */
export interface RemindedOrder {
  readonly communication: string;
  readonly lines: readonly {
    /** The thing, with its participant. */
    readonly title: string;
    readonly ordered_at: string;
    readonly due_at: string | null;
    readonly amount: number;
  }[];
  readonly transfer: {
    readonly beneficiary: string;
    readonly iban: string;
    readonly amount: number;
    readonly qr: string | null;
  } | null;
}
