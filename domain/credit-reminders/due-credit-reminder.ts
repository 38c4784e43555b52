import type { Zone } from '../base/days.ts';
import { type Instant, isBefore } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { unmovedBefore } from '../wallet/unmoved-credit.ts';

/** Months after which a family is told once more of credit that still has not moved. */
export const AGAIN_AFTER_MONTHS = 12;

/** The credit of a family, and what it was told of it. */
export interface Credit {
  /** The balance of its wallet, in minor units. */
  readonly amount: Amount;
  /** The last movement of the wallet; null for none. */
  readonly moved_at: Instant | null;
  /** The latest reminder since that movement; null for none. */
  readonly reminded_at: Instant | null;
}

/**
 * Tests whether a family gets a reminder of its credit now: it has some, which did not move for the
 * organiser's number of months, and it was not told since, or not for a year. Never without months.
 */
export function isCreditReminderDue(
  credit: Credit,
  at: { readonly months: number | null; readonly now: Instant; readonly timezone: Zone },
): boolean {
  const { amount, moved_at, reminded_at } = credit;
  const { months, now, timezone } = at;
  if (months === null || amount <= 0 || moved_at === null) return false;
  if (!isBefore(moved_at, unmovedBefore(now, { months, timezone }))) return false;
  const again = unmovedBefore(now, { months: AGAIN_AFTER_MONTHS, timezone });
  return reminded_at === null || isBefore(reminded_at, again);
}
