import { isCreditReminderDue } from '@ribambelle/domain/credit-reminders/due-credit-reminder.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { isPaying } from '../payment-reminders/index.ts';
import { lockWallets } from '../wallet/index.ts';
import { loadCredit } from './credit-views.ts';
import { writeCreditReminder } from './credit-reminder-store.ts';

/**
 * Writes the reminder of its credit that a family gets now; nothing when it is not its turn, or
 * while money of the family is under way or disputed. Of two rounds at once the second finds the
 * reminder of the first.
 */
export async function remindFamily(
  db: Db,
  of: { readonly organiser: Organiser; readonly customer_id: number; readonly now: string },
): Promise<void> {
  const { organiser, customer_id, now } = of;
  await lockWallets(db, [customer_id]);
  const credit = await loadCredit(db, customer_id);
  const { credit_reminder_months: months, timezone } = organiser;
  if (credit === undefined || !isCreditReminderDue(credit, { months, now, timezone })) return;
  if (await isPaying(db, { customer_id, now })) return;
  await writeCreditReminder(db, { customer_id, now });
}
