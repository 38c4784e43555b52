import { dueReminder } from '@ribambelle/domain/payment-reminders/due-reminder.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { lockWallets } from '../wallet/index.ts';
import { isPaying, loadDebts } from './debt-views.ts';
import { writeReminder } from './reminder-store.ts';

/**
 * Writes the reminder that a family gets by itself now: every debt whose turn it is, in one e-mail.
 * Nothing when no debt has its turn, or while money of the family is under way. Of two rounds at
 * once the second finds the reminder of the first.
 */
export async function remindFamily(
  db: Db,
  of: { readonly organiser: Organiser; readonly customer_id: number; readonly now: string },
): Promise<void> {
  const { organiser, customer_id, now } = of;
  const { timezone } = organiser;
  await lockWallets(db, [customer_id]);
  const debts = (await loadDebts(db, { customer_id, now })).flatMap((debt) => {
    const rank = dueReminder(debt, { settings: organiser, now, timezone });
    return rank === null ? [] : [{ ...debt, rank }];
  });
  if (debts.length === 0 || (await isPaying(db, { customer_id, now }))) return;
  await writeReminder(db, { customer_id, debts, created_by: null, now });
}
