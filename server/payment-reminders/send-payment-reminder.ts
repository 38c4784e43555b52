import { sendPaymentReminder as endpoint } from '@ribambelle/api/payment-reminders/send-payment-reminder.ts';
import { parseStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockWallets } from '../wallet/index.ts';
import { isPaying, loadDebts } from './debt-views.ts';
import { writeReminder } from './reminder-store.ts';
import { findFamily } from './sent-reminder-views.ts';

/**
 * Reminds a family at the press of a button, whatever the organiser's days are; it counts as a
 * reminder of these debts. Of two presses at once the second finds the reminder of the first.
 */
export const sendPaymentReminder = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now } = context;
  const { timezone } = organiser;
  const family = orRefuse(await findFamily(db, request.customer), 'CUSTOMER_NOT_FOUND');
  if (family.email === null) refuse('EMAIL_REQUIRED');
  const customer_id = family.id;
  await lockWallets(db, [customer_id]);
  const named = request.communication;
  const reference = named === null ? null : parseStructuredCommunication(named);
  const debts = (await loadDebts(db, { customer_id, now })).filter(
    (debt) =>
      (named === null || debt.reference === reference) &&
      (debt.overdue || debt.due_at === null) &&
      (named !== null || !debt.stopped),
  );
  if (debts.length === 0) refuse('NOTHING_OVERDUE');
  if (await isPaying(db, { customer_id, now })) refuse('FAMILY_IS_PAYING');
  const today = dayOf(now, timezone);
  const rest = debts.filter(
    ({ reminded_at }) => reminded_at === null || dayOf(reminded_at, timezone) < today,
  );
  if (rest.length === 0) refuse('REMINDED_TODAY');
  const cuid = await writeReminder(db, {
    customer_id,
    debts: rest.map((debt) => ({ ...debt, rank: debt.reminders + 1 })),
    created_by: collaborator.id,
    now,
  });
  await logAct(context, {
    act: 'notifications.trigger',
    noun: 'customers',
    cuid: family.cuid,
    summary: fullname(family),
    changes: {
      payment_reminder: { from: null, to: rest.map((debt) => debt.reference).join(', ') },
    },
  });
  return { cuid };
});
