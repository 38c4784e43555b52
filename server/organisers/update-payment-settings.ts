import { updatePaymentSettings as endpoint } from '@ribambelle/api/organisers/update-payment-settings.ts';
import { modeAfter } from '@ribambelle/domain/payments/payment-mode.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { readAccount } from '../texts/read-account.ts';
import { paymentsOf } from './payments-of.ts';
import { lockOrganiser, saveSettings } from './settings-store.ts';

/** Changes the payment settings; the account is checked and kept without spaces. */
export const updatePaymentSettings = action(endpoint, async (context) => {
  const { db, emit, request, organiser, collaborator, address, now } = context;
  const { version, ...requested } = request;
  const row = await lockOrganiser(db);
  await requireVersion(db, { record: row, read: version });
  const { payment_methods, test_mode, ...settings } = withChanges(paymentsOf(row), requested);
  if (new Set(payment_methods).size < payment_methods.length)
    refuse('METHOD_TWICE', { payment_methods: 'METHOD_TWICE' });
  const bank_account = readAccount(settings.bank_account);
  if (settings.bank_transfers_activated && bank_account === '')
    refuse('BANK_ACCOUNT_REQUIRED', { bank_account: 'BANK_ACCOUNT_REQUIRED' });
  const { reminder_first_days, reminder_second_days, unpaid_cancellation_days } = settings;
  const is_second = reminder_second_days !== null || unpaid_cancellation_days !== null;
  if (reminder_first_days === null && is_second)
    refuse('FIRST_REMINDER_REQUIRED', { reminder_first_days: 'FIRST_REMINDER_REQUIRED' });
  const priorities = payment_methods.map((type, index) => ({ type, priority: index + 1 }));
  const payment_mode = modeAfter(row.payment_mode, test_mode);
  const values = { ...settings, bank_account, payment_mode };
  await saveSettings(db, {
    values: { ...values, payment_methods: JSON.stringify(priorities) },
    now,
  });
  const current = Object.fromEntries(
    Object.keys(values).map((name) => [name, new Map(Object.entries(row)).get(name) ?? null]),
  );
  await logAct(context, {
    act: 'organiser-payments.update',
    noun: 'organisers',
    record: row,
    summary: organiser.name,
    before: { ...current, payment_methods: row.payment_methods },
    after: { ...values, payment_methods: priorities },
  });
  if (row.reminder_first_days === null && reminder_first_days !== null)
    emit('payment-reminders.begun', {});
  const event = { actor: collaboratorActor(collaborator), address };
  if (row.bank_account !== bank_account)
    await recordSecurityEvent(db, {
      ...event,
      type: 'bank-account.changed',
      details: { from: row.bank_account, to: bank_account },
      now,
    });
  if (row.payment_mode !== payment_mode)
    await recordSecurityEvent(db, {
      ...event,
      type: 'test-mode.changed',
      details: { to: test_mode },
      now,
    });
  return { message: null };
});
