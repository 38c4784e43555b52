import { addDays, dayOf, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { isForTests } from '@ribambelle/domain/payments/payment-mode.ts';
import type { Db } from '../database/transaction.ts';
import type { DueMail } from '../mails/index.ts';
import { findReader } from '../notifications/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { endWrittenMail, isPaying } from '../payment-reminders/index.ts';
import { findCreditReminder, mailKey } from './credit-views.ts';
import { dropCreditReminder, noteSent } from './credit-reminder-store.ts';

/** Days for which an e-mail that no server took is worth sending: it says of which day it is. */
const VALID_DAYS = 30;

/**
 * Reads a reminder at the moment at which it leaves, and notes that it does. Returns null, and
 * drops it, when the wallet moved since, when money of the family is under way or disputed, or when
 * it has no address any more. An e-mail that is written already stays as it is, or is over when the
 * wallet moved.
 */
export async function creditReminderDueMail(
  db: Db,
  of: {
    readonly id: number;
    readonly organiser: Organiser;
    readonly origin: string;
    readonly now: string;
  },
): Promise<DueMail<'credit-reminder'> | null> {
  const { id, organiser, origin, now } = of;
  const reminder = await findCreditReminder(db, id);
  if (reminder === undefined) return null;
  const { cuid, customer_id, amount, moved_at, moved, owed_amount, written } = reminder;
  const reader = moved ? null : await findReader(db, customer_id);
  if (reader === null || (!written && (await isPaying(db, { customer_id, now })))) {
    if (written) await endWrittenMail(db, mailKey(cuid));
    else await dropCreditReminder(db, id);
    return null;
  }
  await noteSent(db, { id, now });
  const { timezone } = organiser;
  const { firstname, language } = reader;
  const today = dayOf(now, timezone);
  return {
    key: mailKey(cuid),
    kind: 'credit.reminded',
    concerns: 'ORDER',
    customer_id: reader.id,
    recipient: reader.email,
    language,
    valid_until: spanOfDay(addDays(today, VALID_DAYS), timezone).end_at,
    facts: {
      firstname,
      test_mode: isForTests(organiser.payment_mode),
      amount,
      day: today,
      moved_on: dayOf(moved_at, timezone),
      owed_amount,
      href: `${origin}/${language}/account${owed_amount > 0 ? '' : '/wallet'}`,
    },
  };
}
