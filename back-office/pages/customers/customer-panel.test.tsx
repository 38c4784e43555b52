import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  actionsIn,
  address,
  facts,
  findField,
  findPanel,
  lines,
  press,
  readable,
  tick,
  valueOf,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const anne = {
  cuid: 'anne',
  firstname: 'Anne',
  lastname: 'Dubois',
  email: 'anne@example.test',
  email_confirmed: true,
  email_refused: null,
  phone: '0470 12 34 56',
  address: 'Rue Haute 3, 1000 Bruxelles',
  language: 'fr',
  created_at: '2025-09-01T08:00:00.000Z',
  outstanding_amount: 21300,
  wallet_amount: 500,
  participants: [{ cuid: 'lea', firstname: 'Léa', lastname: 'Dubois', birthdate: '2017-06-30' }],
  registrations: [],
  payments: [],
  movements: [],
  carts: [],
  mails: [],
} as const;

const open = async (
  at = '/customers/anne',
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at,
    answers: { getOfficeCustomer: anne, ...more },
    ...(may === undefined ? {} : { may }),
  });
  return findPanel('Anne Dubois');
};

describe('what is known of a family', () => {
  test('how it is reached, since when, what it owes and has', async () => {
    const panel = await open();
    expect(facts(panel)).toEqual({
      'E-mail': 'anne@example.test',
      Téléphone: '0470 12 34 56',
      Adresse: 'Rue Haute 3, 1000 Bruxelles',
      'Client depuis': 'lun. 1 sept. 2025',
      'Reste à payer': '213,00 €',
      Portefeuille: '5,00 €',
    });
    const links = [...panel.querySelectorAll('dd a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['mailto:anne@example.test', 'tel:0470123456']);
  });

  test('an address that is not confirmed, or another that waits, is said', async () => {
    let panel = await open('/customers/anne', {
      getOfficeCustomer: { ...anne, email_confirmed: false },
    });
    expect(facts(panel)['E-mail']).toBe('anne@example.testAdresse non confirmée');
    closeOffice(api);
    panel = await open('/customers/anne', {
      getOfficeCustomer: { ...anne, pending_email: 'dubois@example.test' },
    });
    expect(facts(panel)['E-mail']).toContain('Nouvelle adresse, à confirmer : dubois@example.test');
  });

  test('an address that the mail server refuses says since when, and in its words', async () => {
    const email_refused = { at: '2026-07-01T08:00:00.000Z', answer: '550 5.1.1 No such user' };
    const panel = await open('/customers/anne', { getOfficeCustomer: { ...anne, email_refused } });
    expect(facts(panel)['E-mail']).toMatch(
      /refuse cette adresse depuis le mer\. 1 juil.* 550 5\.1\.1 No such user/,
    );
  });

  test('who owes nothing is not asked for zero euros', async () => {
    const panel = await open('/customers/anne', {
      getOfficeCustomer: { ...anne, outstanding_amount: 0, wallet_amount: 0 },
    });
    expect(facts(panel)['Reste à payer']).toBe('Rien');
    expect(facts(panel)).not.toHaveProperty('Portefeuille');
  });

  test('without the rights to money, children, registrations and mails nothing of them stands there', async () => {
    const panel = await open(
      '/customers/anne',
      {
        getOfficeCustomer: {
          ...anne,
          outstanding_amount: null,
          wallet_amount: null,
          participants: null,
          registrations: null,
          payments: null,
          movements: null,
          carts: null,
          mails: null,
        },
      },
      ['customers.read'],
    );
    expect(Object.keys(facts(panel))).toEqual(['E-mail', 'Téléphone', 'Adresse', 'Client depuis']);
    expect(within(panel).queryAllByRole('tab')).toEqual([]);
    expect(actionsIn(panel)).toEqual(['Fermer', 'anne@example.test', '0470 12 34 56']);
  });

  test('a family that is no longer there is said in words', async () => {
    api = openOffice({
      at: '/customers/gone',
      answers: { getOfficeCustomer: () => refuse('CUSTOMER_NOT_FOUND') },
    });
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    await press('Fermer');
    await waitFor(() => expect(address()).toBe('/customers'));
  });
});

describe('its belongings', () => {
  test('registrations with their money, and what remains of a part that is paid', async () => {
    const row = {
      participant_name: 'Léa',
      activity_title: 'Cirque',
      start_at: '2026-07-13T07:00:00.000Z',
      total_amount: 12000,
      cancelled_at: null,
    };
    const panel = await open('/customers/anne', {
      getOfficeCustomer: {
        ...anne,
        participants: [],
        registrations: [
          { ...row, cuid: 'part', paid_amount: 3600 },
          { ...row, cuid: 'paid', paid_amount: 12000 },
          { ...row, cuid: 'ended', paid_amount: 0, cancelled_at: '2026-07-01T07:00:00.000Z' },
          {
            ...row,
            cuid: 'late',
            paid_amount: 0,
            due_at: '2026-06-15T22:00:00.000Z',
            overdue: true,
          },
        ],
      },
    });
    expect(lines(panel)).toEqual([
      'Léa · Cirquelun. 13 juil. 2026 · 84,00 € à payer | À payer120,00 €',
      'Léa · Cirquelun. 13 juil. 2026 | Payé120,00 €',
      'Léa · Cirquelun. 13 juil. 2026 | Annulée120,00 €',
      'Léa · Cirquelun. 13 juil. 2026 · échéance : lun. 15 juin 2026 | En retard120,00 €',
    ]);
  });

  test('payments, orders and mails each in a tab that the address keeps', async () => {
    const panel = await open('/customers/anne?tab=payments', {
      getOfficeCustomer: {
        ...anne,
        participants: [],
        payments: [
          {
            cuid: 'paid',
            amount: 3600,
            method: 'TRANSFER',
            state: 'PAID',
            created_at: '2026-07-01T07:30:00.000Z',
          },
        ],
        carts: [
          {
            cuid: 'cart',
            communication: '+++000/0000/00101+++',
            status: 'PROCESSED',
            items: 2,
            total_amount: 12000,
            created_at: '2026-07-01T07:30:00.000Z',
          },
        ],
        mails: [{ cuid: 'mail', subject: 'Votre inscription', created_at: '2026-07-01T07:30:00Z' }],
      },
    });
    expect(lines(panel)).toEqual([expect.stringMatching(/01\/07\/2026 à 9 h 30 \| .*36,00 €$/)]);
    fireEvent.click(within(panel).getByRole('tab', { name: 'Paniers et commandes' }));
    await waitFor(() => expect(address()).toBe('/customers/anne?tab=carts'));
    expect(lines(panel)).toEqual([
      '+++000/0000/00101+++ · Commande passée01/07/2026 à 9 h 30 · 2 inscriptions | 120,00 €',
    ]);
    fireEvent.click(within(panel).getByRole('tab', { name: 'E-mails' }));
    await waitFor(() => expect(lines(panel)).toEqual(['Votre inscription | 01/07/2026 à 9 h 30']));
  });

  test('a payment that was opened from here closes onto the tab where one was', async () => {
    const panel = await open('/customers/anne?tab=mails', {
      getOfficeCustomer: {
        ...anne,
        mails: [{ cuid: 'mail', subject: 'Votre inscription', created_at: '2026-07-01T07:30:00Z' }],
      },
      getSentMail: { cuid: 'mail', subject: 'Votre inscription' },
    });
    fireEvent.click(within(panel).getByRole('link', { name: 'Votre inscription' }));
    await findPanel('Votre inscription');
    expect(address()).toBe('/mailbox/mail');
    await press('Fermer');
    await waitFor(() => expect(address()).toBe('/customers/anne?tab=mails'));
  });
});

describe('editing', () => {
  const edited = async (more: Parameters<typeof openOffice>[0]['answers'] = {}) => {
    const panel = await open('/customers/anne', {
      getOfficeCustomer: {
        ...anne,
        custom_fields: [{ id: 7, title: 'Médecin', type: 'TEXT', required: true, choices: [] }],
        custom_data: [{ field_id: 7, data: 'Dr Maes' }],
      },
      ...more,
    });
    await press('Modifier', panel);
    await findField('Prénom', panel);
    return panel;
  };

  test('sends what was changed, and no answers that nobody touched', async () => {
    const panel = await edited({ updateOfficeCustomer: {} });
    write('Téléphone', '0499 00 00 00', panel);
    await press('Enregistrer', panel);
    await screen.findByText('Enregistré.');
    expect(api.calls('updateOfficeCustomer')).toEqual([
      {
        customer: 'anne',
        version: 1,
        phone: '0499 00 00 00',
      },
    ]);
    expect(within(panel).queryByLabelText('Prénom')).toBeNull();
    expect(api.calls('getOfficeCustomer')).toHaveLength(2);
  });

  test('an answer that was changed goes with it', async () => {
    const panel = await edited({ updateOfficeCustomer: {} });
    write(/Médecin/, 'Dr Claes', panel);
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(api.calls('updateOfficeCustomer')).toMatchObject([
        { custom_data: [{ field_id: 7, data: 'Dr Claes' }] },
      ]),
    );
  });

  test('what the server refuses stands at its field, and what was typed stays', async () => {
    const panel = await edited({
      updateOfficeCustomer: () => refuse('INVALID_REQUEST', { phone: 'INVALID_PHONE' }),
    });
    write('Téléphone', '12', panel);
    await press('Enregistrer', panel);
    await waitFor(() => expect(wrongWith('Téléphone', panel)).not.toBe(''));
    expect(valueOf('Téléphone', panel)).toBe('12');
    expect(wrongWith('Prénom', panel)).toBe('');
  });

  test('closing asks before what was typed is lost', async () => {
    const panel = await edited();
    write('Prénom', 'Annette', panel);
    await press('Fermer', panel);
    await screen.findByText(/modifications ne sont pas enregistrées/);
    await press('Continuer à modifier');
    expect(valueOf('Prénom', panel)).toBe('Annette');
    expect(address()).toBe('/customers/anne');
    await press('Fermer', panel);
    await press('Quitter sans enregistrer');
    await waitFor(() => expect(address()).toBe('/customers'));
    expect(api.calls('updateOfficeCustomer')).toEqual([]);
  });
});

describe('participants of the family', () => {
  test('each with the birthday, and the way to it', async () => {
    const panel = await open();
    expect(lines(panel)[0]).toBe('Léa Dubois | 30 juin 2017');
    expect(within(panel).getByRole('link', { name: 'Léa Dubois' }).getAttribute('href')).toBe(
      '/participants/lea',
    );
  });

  test('somebody new has the family’s name, and is there at once', async () => {
    const panel = await open('/customers/anne', { createOfficeParticipant: { cuid: 'tom' } });
    await press('Ajouter', panel);
    const form = within(panel).getByRole('group', { name: 'Ajouter un participant' });
    expect(valueOf('Nom', form)).toBe('Dubois');
    write('Prénom', 'Tom', form);
    write('Date de naissance', '2019-02-01', form);
    await press('Ajouter', form);
    await waitFor(() => expect(api.calls('getOfficeCustomer')).toHaveLength(2));
    expect(api.calls('createOfficeParticipant')).toEqual([
      expect.objectContaining({
        customer: 'anne',
        firstname: 'Tom',
        lastname: 'Dubois',
        birthdate: '2019-02-01',
      }),
    ]);
  });
});

describe('the wallet', () => {
  const movement = {
    cuid: 'moved',
    amount: 500,
    reason: 'CORRECTION',
    message: 'Geste commercial',
    made_by: 'Zoé',
    created_at: '2026-07-01T07:30:00.000Z',
  } as const;

  test('says what is in it, how it came there, and what a correction makes of it', async () => {
    const panel = await open('/customers/anne?tab=wallet', {
      getOfficeCustomer: { ...anne, participants: [], movements: [movement] },
      correctWallet: {},
    });
    expect(lines(panel)).toEqual([
      'Correction01/07/2026 à 9 h 30 · Zoé · Geste commercial | 5,00 €',
    ]);
    await press('Corriger', panel);
    const form = within(panel).getByRole('form', { name: 'Corriger le portefeuille' });
    expect(within(form).getByRole('button', { name: 'Corriger' })).toHaveProperty('disabled', true);
    write('Montant de la correction', '-2,50', form);
    expect(readable(form.textContent)).toContain('Nouveau solde du portefeuille : 2,50 €.');
    write(/Raison/, 'Erreur de caisse', form);
    await press('Corriger', form);
    expect(await screen.findByText('Portefeuille corrigé.')).toBeTruthy();
    expect(api.calls('correctWallet')).toEqual([
      expect.objectContaining({ customer: 'anne', amount: -250, reason: 'Erreur de caisse' }),
    ]);
  });

  test('is not corrected by who may only see it', async () => {
    const panel = await open('/customers/anne?tab=wallet', {}, ['customers.read']);
    expect(actionsIn(panel)).not.toContain('Corriger');
  });
});

test('the language of its e-mails is one of those of the platform', async () => {
  const panel = await open('/customers/anne', { updateOfficeCustomer: {} });
  await press('Modifier', panel);
  tick('English', panel);
  await press('Enregistrer', panel);
  await waitFor(() =>
    expect(api.calls('updateOfficeCustomer')).toMatchObject([{ language: 'en' }]),
  );
});
