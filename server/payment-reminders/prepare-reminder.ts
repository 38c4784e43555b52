import { lastDayAfter } from '@ribambelle/domain/payment-reminders/due-reminder.ts';
import { cancelledFrom } from '@ribambelle/domain/payment-reminders/unpaid-cancellation.ts';
import type { Db } from '../database/transaction.ts';
import { findReader, type Reader } from '../notifications/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { isPaying } from './debt-views.ts';
import {
  dropReminder,
  endWrittenMail,
  noteSent,
  setReminded,
  takeOutDebts,
} from './reminder-store.ts';
import {
  findReminder,
  loadReminderLines,
  mailKey,
  type ReminderLine,
  type ReminderRow,
} from './reminder-views.ts';

/** A reminder as its e-mail says it. */
export interface PreparedReminder {
  readonly reminder: Pick<ReminderRow, 'cuid'> & { readonly last_day: string };
  readonly reader: Reader;
  readonly lines: readonly ReminderLine[];
}

/**
 * Reads a reminder at the moment at which it leaves: takes out what is no longer owed, and notes
 * the last day that it gives. Returns null, and drops it, when nothing of it is owed, when money of
 * the family is under way or disputed, or when it has no address any more. An e-mail that is
 * written already stays as it is, or is over when nothing of it is owed; `anew` reads it as if it
 * were not written, and leaves to the caller what is over.
 */
export async function prepareReminder(
  db: Db,
  of: {
    readonly id: number;
    readonly organiser: Organiser;
    readonly anew?: boolean;
    readonly now: string;
  },
): Promise<PreparedReminder | null> {
  const { id, organiser, anew = false, now } = of;
  const reminder = await findReminder(db, id);
  if (reminder === undefined) return null;
  const all = await loadReminderLines(db, { id, now });
  const lines = all.filter(({ owed_amount }) => owed_amount > 0);
  const customer_id = lines[0]?.customer_id ?? null;
  const reader = customer_id === null ? null : await findReader(db, customer_id);
  const { last_day } = reminder;
  const written = reminder.written && !anew;
  if (reader === null || (!written && (await isPaying(db, { customer_id: reader.id, now })))) {
    if (written) await endWrittenMail(db, mailKey(reminder.cuid));
    else if (!anew) await dropReminder(db, id);
    return null;
  }
  if (written && last_day !== null) return { reminder: { ...reminder, last_day }, reader, lines };
  const { timezone, reminder_second_days } = organiser;
  const new_last_day = lastDayAfter(now, { reminder_second_days, timezone });
  await takeOutDebts(
    db,
    all.flatMap((line) => (line.owed_amount > 0 ? [] : [line.id])),
  );
  for (const { id: debt, rank, cancellable, owed_amount } of lines) {
    const days = { rank, last_day: new_last_day };
    const cancelled_from = cancellable ? cancelledFrom(days, organiser) : null;
    await setReminded(db, { id: debt, amount: owed_amount, cancelled_from });
  }
  await noteSent(db, { id, sent_at: now, last_day: new_last_day });
  return { reminder: { cuid: reminder.cuid, last_day: new_last_day }, reader, lines };
}
