import { listPaymentReminders as endpoint } from '@ribambelle/api/payment-reminders/list-payment-reminders.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadDebts } from './debt-views.ts';
import { findFamily, loadSentLines, loadSentReminders } from './sent-reminder-views.ts';

/** Answers the reminders of a family, and what it owes now. */
export const listPaymentReminders = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const family = orRefuse(await findFamily(db, request.customer), 'CUSTOMER_NOT_FOUND');
    const reminders = await loadSentReminders(db, family.id);
    const lines = await loadSentLines(
      db,
      reminders.map(({ id }) => id),
    );
    const owed = Map.groupBy(
      await loadDebts(db, { customer_id: family.id, now }),
      ({ reference }) => reference,
    );
    const text = textReader({ language, organiser });
    const { service_fee, correction } = textsFor(language)['bank-transfers'];
    return {
      owed: [...owed].map(([reference, debts]) => ({
        communication: formatStructuredCommunication(reference),
        amount: sumAmounts(debts.map(({ amount }) => amount)),
        overdue: debts.some(({ overdue }) => overdue),
        stopped: debts.every(({ stopped }) => stopped),
      })),
      data: reminders.map(({ id, ...reminder }) => ({
        ...reminder,
        debts: lines
          .filter(({ payment_reminder_id }) => payment_reminder_id === id)
          .map(({ title, accessory, participant, reference, amount, due_at, rank }) => {
            const thing = title === null ? (accessory ? service_fee : correction) : text(title);
            return {
              label: participant === null ? thing : `${participant} · ${thing}`,
              communication: formatStructuredCommunication(reference),
              amount,
              due_at,
              rank,
            };
          }),
      })),
    };
  },
);
