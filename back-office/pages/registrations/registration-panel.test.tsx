import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  actionsIn,
  answer,
  choose,
  facts,
  findField,
  findPanel,
  lines,
  press,
  readable,
  tick,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const circus = {
  cuid: 'circus',
  reference: 'R-101',
  communication: '+++000/0000/00101+++',
  participant_name: 'Léa Dubois',
  customer_name: 'Anne Dubois',
  activity_title: 'Cirque',
  start_at: '2026-07-13T07:00:00.000Z',
  created_at: '2026-06-30T12:05:00.000Z',
  quantity: 1,
  total_amount: 12000,
  paid_amount: 3600,
  credit_amount: 0,
  receivable_id: 51,
  participant: { cuid: 'lea', name: 'Léa Dubois' },
  customer: { cuid: 'anne', name: 'Anne Dubois', email: 'anne@example.test', phone: '0470 12' },
  availability: { cuid: 'camp', location: 'Grande salle' },
  dates: [
    {
      id: 1,
      start_at: '2026-07-13T07:00:00.000Z',
      end_at: '2026-07-13T14:00:00.000Z',
      takes_place: true,
    },
  ],
  options: [{ title: 'Garderie', label: 'Matin', content: 'Dès 8 h', amount: 1500 }],
  questions: [{ title: 'Allergies', content: 'Noix' }],
  price_lines: [
    { label: 'Cirque', amount: 10500 },
    { label: 'Garderie', amount: 1500 },
  ],
  payments: [
    {
      cuid: 'paid',
      method: 'TRANSFER',
      amount: 3600,
      way: null,
      created_at: '2026-07-01T07:00:00Z',
    },
  ],
} as const;

const open = async (
  of: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: readonly Permission[],
) => {
  api = openOffice({
    at: '/registrations/circus',
    answers: { getOfficeRegistration: circus, ...of },
    ...(may === undefined ? {} : { may }),
  });
  return findPanel('Léa Dubois · Cirque');
};

describe('a registration', () => {
  test('shows its due date, and that it is late', async () => {
    const of = { ...circus, due_at: '2026-07-13T07:00:00.000Z', overdue: true };
    const page_facts = facts(await open({ getOfficeRegistration: of }));
    expect(page_facts).toMatchObject({
      État: 'En retard',
      Échéance: 'lun. 13 juillet 2026 à 9 h',
    });
  });

  test('shows its participant, family, location, creation and communication', async () => {
    expect(facts(await open())).toEqual({
      État: 'À payer',
      Participant: 'Léa Dubois',
      Famille: 'Anne Dubois',
      '': 'anne@example.test · 0470 12',
      Lieu: 'Grande salle',
      'Inscrit le': '30/06/2026 à 14 h 05',
      'Inscrit par': 'la famille',
      Référence: 'R-101',
      Communication: '+++000/0000/00101+++',
      Allergies: 'Noix',
    });
  });

  test('shows its days with their hours, options, price and payments', async () => {
    expect(lines(await open())).toEqual([
      'lun. 13 juil. 2026 | 9 h – 16 h',
      'Garderie · MatinDès 8 h | 15,00 €',
      'Cirque | 105,00 €',
      'Garderie | 15,00 €',
      'Total | 120,00 €',
      'Reste à payer | 84,00 €',
      'Virement · Imprimer le reçu01/07/2026 à 9 h | 36,00 €',
    ]);
  });

  test('shows its instalments, paid, begun, late and to come', async () => {
    const part = (changes: object) => ({
      amount: 3000,
      paid_amount: 0,
      overdue: false,
      ...changes,
    });
    const instalments = [
      part({ due_at: '2026-07-19T22:00:00.000Z', paid_amount: 3000 }),
      part({ due_at: '2026-08-19T22:00:00.000Z', paid_amount: 600, overdue: true }),
      part({ due_at: '2026-09-19T22:00:00.000Z' }),
    ];
    const panel = await open({ getOfficeRegistration: { ...circus, instalments } });
    expect(lines(panel)).toEqual(
      expect.arrayContaining([
        'dim. 19 juillet 2026Payé | 30,00 €',
        'mer. 19 août 20266,00 € déjà payé · En retard | 30,00 €',
        'sam. 19 septembre 2026À payer | 30,00 €',
      ]),
    );
  });

  test('shows the label of a kept amount, and lines that add up to its current cost', async () => {
    const panel = await open({
      getOfficeRegistration: {
        ...circus,
        cancelled_at: '2026-07-02T07:00:00.000Z',
        total_amount: 2500,
        paid_amount: 2500,
        kept: [{ label: 'Frais d’annulation tardive', amount: 2500 }],
      },
    });
    expect(lines(panel).slice(2, 7)).toEqual([
      'Cirque | 105,00 €',
      'Garderie | 15,00 €',
      'Annulation | − 120,00 €',
      'Frais d’annulation tardive | 25,00 €',
      'Total | 25,00 €',
    ]);
  });

  test('shows what is asked by VAT, with the mention of what is exempt', async () => {
    const of = { net: 826, vat: 174, gross: 1_000, reason: '' };
    const youth = { vat_rate: 0, net: 11_000, vat: 0, gross: 11_000 };
    const panel = await open({
      getOfficeRegistration: {
        ...circus,
        vat: [
          { ...of, vat_category: 'STANDARD', vat_rate: 2100 },
          { ...youth, vat_category: 'EXEMPT_YOUTH', reason: 'Exempté de TVA – article 44' },
        ],
      },
    });
    expect(lines(panel)).toEqual(
      expect.arrayContaining([
        'Taux normal (21 %) : 8,26 € hors TVA + 1,74 € de TVA | 10,00 €',
        'Exempté : jeunesse et loisirsExempté de TVA – article 44 | 110,00 €',
      ]),
    );
  });

  test('shows several places, the person who registered it and the last change by the family', async () => {
    const panel = await open({
      getOfficeRegistration: {
        ...circus,
        quantity: 3,
        registered_by: 'Zoé',
        changed_at: '2026-07-02T07:00:00.000Z',
      },
    });
    expect(facts(panel)).toMatchObject({
      Places: '3',
      'Inscrit par': 'Zoé',
      'Modifiée par la famille le': '02/07/2026 à 9 h',
    });
  });

  test('names the way in which money went back', async () => {
    const panel = await open({
      getOfficeRegistration: {
        ...circus,
        payments: [{ ...circus.payments[0], amount: -3600, way: 'WALLET' }],
      },
    });
    expect(lines(panel).at(-1)).toBe('Porté au crédit de la famille01/07/2026 à 9 h | − 36,00 €');
  });

  test('without the rights to money, people and mails shows none of them', async () => {
    const panel = await open(
      {
        getOfficeRegistration: {
          ...circus,
          total_amount: null,
          paid_amount: null,
          customer: { ...circus.customer, email: null, phone: null },
          price_lines: [],
          payments: [],
          options: [],
        },
      },
      ['registrations.read'],
    );
    expect(lines(panel)).toEqual(['lun. 13 juil. 2026 | 9 h – 16 h']);
    expect(Object.keys(facts(panel))).not.toContain('');
    expect(actionsIn(panel)).toEqual(['Fermer', 'Ouvrir la fiche complète']);
  });
});

describe('actions', () => {
  test('record a payment under its communication', async () => {
    const panel = await open();
    const link = within(panel).getByRole('link', { name: 'Enregistrer un paiement reçu' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      '/payments/new?communication=+++000/0000/00101+++',
    );
  });

  test('do not record a payment once it is paid, and do not cancel it once it is cancelled', async () => {
    let panel = await open({ getOfficeRegistration: { ...circus, paid_amount: 12000 } });
    expect(actionsIn(panel)).not.toContain('Enregistrer un paiement reçu');
    closeOffice(api);
    panel = await open({
      getOfficeRegistration: { ...circus, cancelled_at: '2026-07-02T07:00:00.000Z' },
    });
    expect(actionsIn(panel)).not.toContain('Annuler l’inscription');
    expect(lines(panel).join()).not.toContain('Reste à payer');
  });

  test('cancel it with a reason, after the amount paid is shown', async () => {
    const panel = await open({ cancelOfficeRegistration: { refundable_amount: 3600 } });
    await press('Annuler l’inscription', panel);
    const question = await findPanel('Annuler l’inscription de Léa Dubois ?');
    expect(readable(question.textContent)).toContain('36,00 € ont été payés');
    await findField(/Raison/, question);
    write(/Raison/, 'Trop peu d’inscrits', question);
    await answer(
      'Annuler l’inscription de Léa Dubois ?',
      'Annuler l’inscription et rendre 36,00 €',
    );
    expect(await screen.findByText('Inscription annulée.')).toBeTruthy();
    expect(api.calls('cancelOfficeRegistration')).toEqual([
      {
        registration: 'circus',
        message: 'Trop peu d’inscrits',
        tells: true,
        give_back: { what: { of: 'ALL' }, to: 'ORIGIN', kept_label: '' },
      },
    ]);
    expect(api.calls('getOfficeRegistration')).toHaveLength(2);
  });

  test('give a part back to the wallet, with a label for the rest', async () => {
    const panel = await open({ cancelOfficeRegistration: { refundable_amount: 0 } });
    await press('Annuler l’inscription', panel);
    const question = await findPanel('Annuler l’inscription de Léa Dubois ?');
    await findField(/^Raison/, question);
    write(/^Raison/, 'Malade', question);
    tick('Une partie', question);
    write(/Montant à rendre/, '20', question);
    await choose('Comment', 'Dans le portefeuille de la famille', question);
    write(/Pourquoi le reste est gardé/, 'Frais', question);
    tick(/Écrire à la famille/, question);
    await press(/et rendre 20,00/, question);
    await waitFor(() =>
      expect(api.calls('cancelOfficeRegistration')).toMatchObject([
        {
          tells: false,
          give_back: {
            what: { of: 'AMOUNT', amount: 2000 },
            to: 'WALLET',
            kept_label: 'Frais',
          },
        },
      ]),
    );
  });

  test('without the right to give back, remind staff of the refund', async () => {
    const panel = await open({}, ['registrations.read', 'registrations.cancel', 'payments.read']);
    await press('Annuler l’inscription', panel);
    const question = await findPanel('Annuler l’inscription de Léa Dubois ?');
    expect(readable(question.textContent)).toContain('pensez à les rembourser');
    expect(within(question).queryByText('Tout rendre')).toBeNull();
  });

  test('refuse a cancellation without a reason at its field, and going back changes nothing', async () => {
    const panel = await open({
      cancelOfficeRegistration: () =>
        refuse('CANCELLATION_MESSAGE_REQUIRED', { message: 'CANCELLATION_MESSAGE_REQUIRED' }),
    });
    await press('Annuler l’inscription', panel);
    const title = 'Annuler l’inscription de Léa Dubois ?';
    await answer(title, 'Annuler l’inscription et rendre 36,00 €');
    await waitFor(async () => expect(wrongWith(/Raison/, await findPanel(title))).not.toBe(''));
    await answer(title, 'Retour');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    expect(screen.queryByText('Inscription annulée.')).toBeNull();
  });

  test('refund nothing when nothing was paid', async () => {
    const panel = await open({ getOfficeRegistration: { ...circus, paid_amount: 0 } });
    await press('Annuler l’inscription', panel);
    const question = await findPanel('Annuler l’inscription de Léa Dubois ?');
    expect(readable(question.textContent)).toContain('il n’y a rien à rembourser');
  });
});

describe('a cancelled one', () => {
  const cancelled = {
    ...circus,
    cancelled_at: '2026-07-02T07:00:00.000Z',
    cancellation_message: 'Malade',
    credit_amount: 3600,
  };

  test('says when, why, and what is to be refunded from which payment', async () => {
    const panel = await open({ getOfficeRegistration: cancelled });
    const alert = readable(within(panel).getByRole('alert').textContent);
    expect(alert).toContain('Annulée le jeu. 2 juil. 2026Malade');
    expect(alert).toContain('36,00 € ont été payés et restent à rembourser.');
    expect(within(panel).getByText('Ouvrir le paiement').getAttribute('href')).toBe(
      '/payments/paid',
    );
  });

  test('keeps its credit only with a reason', async () => {
    const panel = await open({
      getOfficeRegistration: cancelled,
      keepCredit: { kept_amount: 3600 },
    });
    await press('Ne pas rembourser', panel);
    const question = await findPanel('Garder 36,00 € ?');
    await findField(/Raison/, question);
    write(/Raison/, 'Frais d’annulation', question);
    await answer('Garder 36,00 € ?', 'Ne pas rembourser');
    expect(await screen.findByText('Noté : ce montant est gardé.')).toBeTruthy();
    expect(api.calls('keepCredit')).toEqual([{ receivable_id: 51, label: 'Frais d’annulation' }]);
  });

  test('is kept or refunded only with the rights to', async () => {
    const panel = await open({ getOfficeRegistration: cancelled }, ['registrations.read']);
    expect(actionsIn(panel)).toEqual(['Fermer', 'Ouvrir la fiche complète']);
  });
});
