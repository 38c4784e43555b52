import type { Day } from '../base/calendar.ts';
import { addDays, dayOf, type Zone } from '../base/days.ts';
import { type Instant, isAfter } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import type { ReminderSettings } from './due-reminder.ts';

/** The consequences of reminders, and when they come: days, null for never (R32). */
export interface UnpaidSettings extends ReminderSettings {
  /** Days after the last day of the last reminder until what is unpaid is cancelled. */
  readonly unpaid_cancellation_days: number | null;
}

/**
 * Returns the first day on which what a reminder is about may be cancelled; null when nothing
 * follows from it, also because another reminder comes first.
 */
export function cancelledFrom(
  reminder: { readonly rank: number; readonly last_day: Day },
  settings: UnpaidSettings,
): Day | null {
  const { reminder_first_days, reminder_second_days, unpaid_cancellation_days: days } = settings;
  if (days === null || reminder_first_days === null) return null;
  const last_rank = reminder_second_days === null ? 1 : 2;
  return reminder.rank < last_rank ? null : addDays(reminder.last_day, days + 1);
}

/** A registration that may have to be cancelled because nobody paid; minor units. */
export interface UnpaidRegistration {
  /** Its latest reminder that a mail server took; null for none. */
  readonly reminder: {
    readonly rank: number;
    readonly last_day: Day;
    /** The first day that it gave for a cancellation; null when it said nothing of one. */
    readonly cancelled_from: Day | null;
  } | null;
  /** True when staff keep it out of reminders. */
  readonly stopped: boolean;
  readonly due_at: Instant | null;
  readonly owed_amount: Amount;
  /** The amount paid for anything in its order. */
  readonly order_paid_amount: Amount;
  readonly starts: readonly Instant[];
  /** True while a payment of its family is under way or disputed. */
  readonly paying: boolean;
}

/**
 * Returns CANCEL when nothing of its order was paid and its day has come, and FOR_STAFF when a part
 * of it was: money is never decided about by itself. Null before that day, once one of its dates
 * has begun, when it owes nothing, and while a payment is under way.
 */
export function decideUnpaid(
  registration: UnpaidRegistration,
  at: { readonly settings: UnpaidSettings; readonly now: Instant; readonly timezone: Zone },
): 'CANCEL' | 'FOR_STAFF' | null {
  const { reminder, stopped, due_at, owed_amount, starts, paying } = registration;
  if (reminder === null || stopped || paying || owed_amount <= 0) return null;
  if (due_at === null || isAfter(due_at, at.now)) return null;
  if (!starts.every((start) => isAfter(start, at.now))) return null;
  const { cancelled_from } = reminder;
  const day = cancelledFrom(reminder, at.settings);
  const today = dayOf(at.now, at.timezone);
  // neither earlier than the settings say now, nor than the family read
  if (day === null || today < day || cancelled_from === null || today < cancelled_from) return null;
  return registration.order_paid_amount > 0 ? 'FOR_STAFF' : 'CANCEL';
}
