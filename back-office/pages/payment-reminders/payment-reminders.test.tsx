import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { findPanel, lines, press, readable } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const ONE = '+++000/0000/00101+++';
const OTHER = '+++000/0000/00202+++';
const reminders = {
  owed: [
    { communication: ONE, amount: 8400, overdue: true, stopped: false },
    { communication: OTHER, amount: 5000, overdue: true, stopped: true },
  ],
  data: [
    {
      cuid: 'second',
      sent_at: null,
      last_day: null,
      by: 'Sophie Peeters',
      debts: [{ label: 'Cirque', communication: ONE, amount: 8400, rank: 2 }],
    },
    {
      cuid: 'first',
      sent_at: '2026-07-16T07:00:00.000Z',
      last_day: '2026-07-30',
      by: null,
      debts: [
        { label: 'Cirque', communication: ONE, amount: 8400, rank: 1 },
        { label: 'Danse', communication: OTHER, amount: 5000, rank: 1 },
      ],
    },
  ],
} as const;
const anne = {
  cuid: 'anne',
  firstname: 'Anne',
  lastname: 'Dubois',
  outstanding_amount: 13400,
} as const;

/** Opens the overview of the family, and returns the part about its reminders. */
async function openFamily(
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) {
  api = openOffice({
    at: '/customers/anne/overview',
    answers: { getOfficeCustomer: anne, listPaymentReminders: reminders, ...more },
    ...(may === undefined ? {} : { may }),
  });
  const title = await screen.findByRole('heading', { name: 'Rappels de paiement' });
  const section = title.closest('section');
  if (section === null) throw new Error('The reminders are no section');
  return section;
}

test('a family’s page shows what is owed, and each reminder with its last day and author', async () => {
  expect(lines(await openFamily())).toEqual([
    `${ONE} | 84,00 € | Ne plus rappeler`,
    `${OTHER}Aucun rappel : arrêté par l’équipe | 50,00 € | Rappeler de nouveau`,
    'Rappel en préparationenvoyé par Sophie Peeters | 84,00 €',
    'Rappelé le jeu. 16 juil. 2026à payer au plus tard le 30 juillet 2026 · envoyé automatiquement | 134,00 €',
  ]);
});

test('a registration shows only its own', async () => {
  api = openOffice({
    at: '/registrations/circus',
    answers: {
      getOfficeRegistration: {
        cuid: 'circus',
        participant_name: 'Léa Dubois',
        activity_title: 'Cirque',
        communication: OTHER,
        total_amount: 5000,
        paid_amount: 0,
        customer: { cuid: 'anne', name: 'Anne Dubois' },
      },
      listPaymentReminders: reminders,
    },
  });
  const panel = await findPanel('Léa Dubois · Cirque');
  const title = await within(panel).findByRole('heading', { name: 'Rappels de paiement' });
  expect(readable(title.closest('section')?.textContent ?? null)).toContain('Rappelé le');
  expect(panel.textContent).not.toContain('Rappel en préparation');
  expect(api.calls('listPaymentReminders')).toEqual([{ customer: 'anne' }]);
});

test('one press and a confirmation send a reminder, and a refusal is a sentence', async () => {
  let family_part = await openFamily({ sendPaymentReminder: { cuid: 'third' } });
  await press('Envoyer un rappel', family_part);
  let dialog = await screen.findByRole('dialog', { name: 'Envoyer un rappel maintenant' });
  expect(readable(dialog.textContent)).toContain('tout ce qui est en retard (134,00 €)');
  await press('Envoyer un rappel', dialog);
  await screen.findByText('Rappel en route.');
  expect(api.calls('sendPaymentReminder')).toEqual([{ customer: 'anne', communication: null }]);
  closeOffice(api);
  family_part = await openFamily({ sendPaymentReminder: () => refuse('REMINDED_TODAY') });
  await press('Envoyer un rappel', family_part);
  dialog = await screen.findByRole('dialog', { name: 'Envoyer un rappel maintenant' });
  await press('Envoyer un rappel', dialog);
  await screen.findByText('Un rappel est déjà parti aujourd’hui pour cette famille.');
});

test('one press stops the reminders of a debt', async () => {
  const part = await openFamily({ stopPaymentReminders: {} });
  await press(`Ne plus rappeler ${ONE}`, part);
  await screen.findByText('Plus de rappel pour ce montant.');
  expect(api.calls('stopPaymentReminders')).toEqual([
    { customer: 'anne', communication: ONE, stopped: true },
  ]);
});

test('without the rights there is nothing to press', async () => {
  const part = await openFamily({}, ['customers.read', 'payments.read']);
  expect(within(part).queryAllByRole('button')).toEqual([]);
});
