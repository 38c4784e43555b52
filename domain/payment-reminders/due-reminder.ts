import type { Day } from '../base/calendar.ts';
import { addDays, dayOf, type Zone } from '../base/days.ts';
import { type Instant, isAfter } from '../base/instants.ts';
import { lastDayOf } from '../base/last-day.ts';

/**
 * Calendar days that a family has at least after a reminder, counted from the day after its e-mail
 * (book XIX of the code of economic law).
 */
export const SHORTEST_REMINDER_DAYS = 14;

/**
 * Days during which an open dispute holds back the reminders of its family and its automatic
 * cancellations: some providers never say that one is lost.
 */
export const DISPUTE_DAYS = 56;

/** When an organiser reminds; days, null for never (R32). */
export interface ReminderSettings {
  /** Days from the last day on which a debt could be paid in time to its first reminder. */
  readonly reminder_first_days: number | null;
  /** Days that a family has after a reminder; a second one follows when they are over. */
  readonly reminder_second_days: number | null;
}

/** An amount still owed, with what its family was sent about it. */
export interface RemindableDebt {
  readonly due_at: Instant | null;
  /** True when staff keep it out of reminders. */
  readonly stopped: boolean;
  /** The number of reminders so far. */
  readonly reminders: number;
  /** The last day that the latest one gave; null while none is on its way. */
  readonly last_day: Day | null;
}

/**
 * Returns the rank of the reminder that a debt gets by itself now, 1 or 2; null for none: before
 * its day, without a deadline, when staff stopped it, or when the organiser sends none.
 */
export function dueReminder(
  debt: RemindableDebt,
  at: { readonly settings: ReminderSettings; readonly now: Instant; readonly timezone: Zone },
): 1 | 2 | null {
  const { due_at, stopped, reminders, last_day } = debt;
  const { reminder_first_days, reminder_second_days } = at.settings;
  if (stopped || due_at === null || isAfter(due_at, at.now)) return null;
  if (reminder_first_days === null) return null;
  const today = dayOf(at.now, at.timezone);
  if (reminders === 0)
    return today >= addDays(lastDayOf(due_at, at.timezone), reminder_first_days) ? 1 : null;
  if (reminders > 1 || reminder_second_days === null || last_day === null) return null;
  return today > last_day ? 2 : null;
}

/**
 * Returns the last day on which the debts of a reminder can be paid before anything follows: the
 * organiser's number of days, 14 without one, counted from the day after the e-mail.
 */
export function lastDayAfter(
  sent_at: Instant,
  of: { readonly reminder_second_days: number | null; readonly timezone: Zone },
): Day {
  const days = Math.max(of.reminder_second_days ?? 0, SHORTEST_REMINDER_DAYS);
  return addDays(dayOf(sent_at, of.timezone), days);
}
