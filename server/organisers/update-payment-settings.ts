import { updatePaymentSettings as endpoint } from '@ribambelle/api/organisers/update-payment-settings.ts';
import { modeAfter } from '@ribambelle/domain/payments/payment-mode.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { readAccount } from '../texts/read-account.ts';
import { paymentsOf } from './payments-of.ts';
import { lockOrganiser, saveSettings } from './settings-store.ts';

/** Changes the payment settings; the account is checked and kept without spaces. */
export const updatePaymentSettings = action(
  endpoint,
  async ({ db, request, organiser, collaborator, address, now }) => {
    const { version, ...requested } = request;
    const before = await lockOrganiser(db, organiser.id);
    await requireVersion(db, { organiser_id: organiser.id, record: before, read: version });
    const { payment_methods, test_mode, ...settings } = withChanges(paymentsOf(before), requested);
    if (new Set(payment_methods).size < payment_methods.length)
      refuse('METHOD_TWICE', { payment_methods: 'METHOD_TWICE' });
    const bank_account = readAccount(settings.bank_account);
    if (settings.bank_transfers_activated && bank_account === '')
      refuse('BANK_ACCOUNT_REQUIRED', { bank_account: 'BANK_ACCOUNT_REQUIRED' });
    const priorities = payment_methods.map((type, index) => ({ type, priority: index + 1 }));
    const payment_mode = modeAfter(before.payment_mode, test_mode);
    const values = { ...settings, bank_account, payment_mode };
    await saveSettings(db, {
      organiser_id: organiser.id,
      values: { ...values, payment_methods: JSON.stringify(priorities) },
      now,
    });
    const current = Object.fromEntries(
      Object.keys(values).map((name) => [name, new Map(Object.entries(before)).get(name) ?? null]),
    );
    const changes = changesBetween(
      { ...current, payment_methods: before.payment_methods },
      { ...values, payment_methods: priorities },
    );
    const audit = {
      action: 'organiser-payments.update' as const,
      entity: 'organisers',
      entity_cuid: organiser.cuid,
      summary: organiser.name,
      changes,
      record: before,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    const event = { organiser_id: organiser.id, actor: collaboratorActor(collaborator), address };
    if (before.bank_account !== bank_account)
      await recordSecurityEvent(db, {
        ...event,
        type: 'bank-account.changed',
        details: { from: before.bank_account, to: bank_account },
        now,
      });
    if (before.payment_mode !== payment_mode)
      await recordSecurityEvent(db, {
        ...event,
        type: 'test-mode.changed',
        details: { to: test_mode },
        now,
      });
    return { message: null };
  },
);
