import { stopPaymentReminders as endpoint } from '@ribambelle/api/payment-reminders/stop-payment-reminders.ts';
import {
  formatStructuredCommunication,
  parseStructuredCommunication,
} from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockReceivables } from '../receivables/index.ts';
import { loadDebts } from './debt-views.ts';
import { setStopped } from './reminder-store.ts';
import { findFamily } from './sent-reminder-views.ts';

/** Stops the reminders of what is owed under a communication, or lets them go on. */
export const stopPaymentReminders = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const { stopped } = request;
  const family = orRefuse(await findFamily(db, request.customer), 'CUSTOMER_NOT_FOUND');
  const reference = parseStructuredCommunication(request.communication);
  if (reference === null) refuse('DEBT_NOT_FOUND');
  await lockReceivables(db, { customer_id: family.id });
  const debts = (await loadDebts(db, { customer_id: family.id, now })).filter(
    (debt) => debt.reference === reference,
  );
  if (debts.length === 0) refuse('DEBT_NOT_FOUND');
  await setStopped(db, { ids: debts.map(({ receivable_id }) => receivable_id), stopped });
  await logAct(context, {
    act: 'payments.update',
    noun: 'customers',
    cuid: family.cuid,
    summary: `${fullname(family)} · ${formatStructuredCommunication(reference)}`,
    before: { reminders_stopped: debts.every((debt) => debt.stopped) },
    after: { reminders_stopped: stopped },
  });
  return { message: null };
});
