import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  actionsIn,
  address,
  click,
  findField,
  findPanel,
  findRows,
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
} as const;

const open = async (
  at = '/customers/anne/overview',
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at,
    answers: { getOfficeCustomer: anne, ...more },
    ...(may === undefined ? {} : { may }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Anne Dubois' });
  return screen.getByRole('main');
};

const tabsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('.office-tabs a')].map(({ textContent }) => textContent);

describe('its tabs', () => {
  test('each has its own address, marks itself as current, and reads only its data', async () => {
    const page = await open('/customers/anne/payments', {
      listOfficePayments: {
        count: 1,
        data: [
          {
            cuid: 'paid',
            amount: 3600,
            method: 'TRANSFER',
            state: 'PAID',
            created_at: '2026-07-01T07:30:00Z',
          },
        ],
      },
    });
    expect(tabsOf(page)).toEqual([
      'Aperçu',
      'Participants',
      'Inscriptions',
      'Paiements',
      'Portefeuille',
      'Packs',
      'Abonnements',
      'Bons cadeaux',
      'Commandes',
      'Notes',
      'E-mails',
      'Journal',
    ]);
    expect(page.querySelector('.office-tabs [aria-current=page]')?.textContent).toBe('Paiements');
    expect((await findRows())[0]).toContain('36,00 €');
    expect(api.calls('listOfficePayments')).toMatchObject([{ customer: 'anne' }]);
    await click(within(page).getByRole('link', { name: 'Commandes' }));
    await waitFor(() => expect(address()).toBe('/customers/anne/orders'));
    await waitFor(() =>
      expect(api.calls('listCustomerCarts')).toMatchObject([{ customer: 'anne' }]),
    );
    expect(document.title).toBe('Anne Dubois · Commandes · Ribambelle');
  });

  test('registrations of this family only, with their amounts, filtered as the page address says', async () => {
    await open('/customers/anne/registrations?payment=OVERDUE', {
      listOfficeRegistrations: {
        count: 1,
        data: [
          {
            cuid: 'late',
            participant_name: 'Léa',
            activity_title: 'Cirque',
            total_amount: 12000,
            paid_amount: 0,
            due_at: '2026-06-15T22:00:00.000Z',
            overdue: true,
          },
        ],
      },
    });
    const [row] = await findRows();
    expect(row).toEqual(expect.arrayContaining(['Léa', 'Cirque', '120,00 €', 'En retard']));
    expect(api.calls('listOfficeRegistrations')).toMatchObject([
      { customer: 'anne', payment: 'OVERDUE' },
    ]);
  });

  test('a tab is printed with all of its rows, whichever page is shown, under the family’s name', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => ({ cuid: `r${at}` }));
    await open('/customers/anne/registrations', {
      listOfficeRegistrations: ({ page_number, page_size }) => ({
        count: rows.length,
        data: rows.slice((page_number - 1) * page_size, page_number * page_size),
      }),
    });
    await findRows();
    const printed_parts: (number | string | null | undefined)[] = [];
    const print = () => {
      printed_parts.push(document.querySelectorAll('.office-print tbody tr').length);
      printed_parts.push(document.querySelector('.office-print h1')?.textContent);
    };
    Object.assign(window, { print });
    await press('Colonnes');
    await press('Imprimer toute la liste');
    await waitFor(() => expect(printed_parts).toEqual([120, 'Anne Dubois · Inscriptions']));
  });

  test('those without the right are hidden, and opening the address of one says that access is missing', async () => {
    const page = await open('/customers/anne/payments', {}, ['customers.read', 'mails.read']);
    expect(tabsOf(page)).toEqual(['Aperçu', 'E-mails']);
    expect(page.textContent).toContain('Vous n’avez pas accès à cette page');
    expect(api.calls('listOfficePayments')).toEqual([]);
  });

  test('an unknown tab is not found', async () => {
    const page = await open('/customers/anne/nothing');
    expect(page.textContent).toContain('Cette page n’existe pas');
  });

  test('arrow keys move between them', async () => {
    const page = await open();
    const [first, second] = page.querySelectorAll<HTMLElement>('.office-tabs a');
    first?.focus();
    fireEvent.keyDown(first ?? page, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second ?? page, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(first);
  });

  test('the log of this family', async () => {
    await open('/customers/anne/log', {
      listAuditLog: {
        count: 1,
        data: [
          {
            cuid: '1',
            collaborator_name: 'Zoé',
            action: 'customers.update',
            changes: [{ field: 'phone', from: '1', to: '2' }],
            created_at: '2026-07-01T07:30:00.000Z',
          },
        ],
      },
    });
    expect((await findRows())[0]).toContain('Zoé');
    expect(api.calls('listAuditLog')).toMatchObject([{ about: 'anne' }]);
  });
});

describe('the way back', () => {
  test('returns to the same list, after the panel and another tab', async () => {
    api = openOffice({
      at: '/customers/anne?search=dub&page_number=2',
      answers: { getOfficeCustomer: anne },
    });
    await click(await screen.findByRole('link', { name: 'Ouvrir la fiche complète' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Anne Dubois' });
    expect(document.activeElement).toBe(heading);
    await click(screen.getByRole('link', { name: 'Commandes' }));
    await waitFor(() => expect(address()).toBe('/customers/anne/orders'));
    await click(document.querySelector('.office-back'));
    await waitFor(() => expect(address()).toBe('/customers/anne?search=dub&page_number=2'));
    await findPanel('Anne Dubois');
  });

  test('from a record opened here returns to the tab, with its filters', async () => {
    const page = await open('/customers/anne/mails?page_number=1', {
      listSentMails: { count: 1, data: [{ cuid: 'mail', subject: 'Votre inscription' }] },
      getSentMail: { cuid: 'mail', subject: 'Votre inscription' },
    });
    await findRows();
    await click(
      page.querySelector('.office-table a.office-name') ?? page.querySelector('tbody tr'),
    );
    await findPanel('Votre inscription');
    expect(address()).toBe('/mailbox/mail');
    await press('Fermer');
    await waitFor(() => expect(address()).toBe('/customers/anne/mails?page_number=1'));
  });

  test('for a missing family leads to the list, with an explanation', async () => {
    api = openOffice({
      at: '/customers/gone/overview',
      answers: { getOfficeCustomer: () => refuse('CUSTOMER_NOT_FOUND') },
    });
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    await click(screen.getByRole('link', { name: 'Retour : Familles' }));
    await waitFor(() => expect(address()).toBe('/customers'));
  });
});

describe('editing', () => {
  const openEdited = async (more: Parameters<typeof openOffice>[0]['answers'] = {}) => {
    const panel = await open('/customers/anne/overview', {
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

  test('sends only changes, and no untouched answers', async () => {
    const panel = await openEdited({ updateOfficeCustomer: {} });
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

  test('sends a changed answer', async () => {
    const panel = await openEdited({ updateOfficeCustomer: {} });
    write(/Médecin/, 'Dr Claes', panel);
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(api.calls('updateOfficeCustomer')).toMatchObject([
        { custom_data: [{ field_id: 7, data: 'Dr Claes' }] },
      ]),
    );
  });

  test('shows a refusal at its field, and keeps the input', async () => {
    const panel = await openEdited({
      updateOfficeCustomer: () => refuse('INVALID_REQUEST', { phone: 'INVALID_PHONE' }),
    });
    write('Téléphone', '12', panel);
    await press('Enregistrer', panel);
    await waitFor(() => expect(wrongWith('Téléphone', panel)).not.toBe(''));
    expect(valueOf('Téléphone', panel)).toBe('12');
    expect(wrongWith('Prénom', panel)).toBe('');
  });

  test('asks before another tab discards the input', async () => {
    const page = await openEdited();
    write('Prénom', 'Annette', page);
    await click(within(page).getByRole('link', { name: 'Participants' }));
    await screen.findByText(/modifications ne sont pas enregistrées/);
    await press('Continuer à modifier');
    expect(valueOf('Prénom', page)).toBe('Annette');
    expect(address()).toBe('/customers/anne/overview');
    await click(within(page).getByRole('link', { name: 'Participants' }));
    await press('Quitter sans enregistrer');
    await waitFor(() => expect(address()).toBe('/customers/anne/children'));
    expect(api.calls('updateOfficeCustomer')).toEqual([]);
  });
});

describe('participants of the family', () => {
  test('are listed with their birthday and a link', async () => {
    const panel = await open('/customers/anne/children');
    expect(lines(panel)[0]).toBe('Léa Dubois | 30 juin 2017');
    expect(within(panel).getByRole('link', { name: 'Léa Dubois' }).getAttribute('href')).toBe(
      '/participants/lea',
    );
  });

  test('a new one starts with the family’s surname, and is listed at once', async () => {
    const panel = await open('/customers/anne/children', {
      createOfficeParticipant: { cuid: 'tom' },
    });
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

  test('shows its movements, and the balance after a correction', async () => {
    const panel = await open('/customers/anne/wallet', {
      listWalletMovements: { data: [movement], count: 1 },
      correctWallet: {},
    });
    expect(await findRows()).toEqual([
      ['01/07/2026 à 9 h 30', 'Correction', 'Geste commercial', 'Zoé', '5,00 €'],
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

  test('says since when its credit has not moved, and when the family was told', async () => {
    const unmoved = { wallet_moved_at: '2025-08-31T10:00:00.000Z' };
    const panel = await open('/customers/anne/wallet', {
      getOfficeCustomer: { ...anne, ...unmoved, credit_reminded_at: null },
    });
    expect(readable(panel.textContent)).toContain(
      'Dernier mouvement : dim. 31 août 2025. Crédit jamais rappelé',
    );
    closeOffice(api);
    const reminded = await open('/customers/anne/wallet', {
      getOfficeCustomer: { ...anne, ...unmoved, credit_reminded_at: '2026-02-28T09:00:00.000Z' },
    });
    expect(readable(reminded.textContent)).toContain('par e-mail : sam. 28 févr. 2026.');
    expect(actionsIn(reminded)).toContain('Corriger');
    closeOffice(api);
    const empty = await open('/customers/anne/wallet', {
      getOfficeCustomer: { ...anne, wallet_moved_at: null, credit_reminded_at: null },
    });
    expect(empty.textContent).not.toContain('Dernier mouvement');
  });

  test('cannot be corrected with the right to see it only', async () => {
    const panel = await open('/customers/anne/wallet', {}, [
      'customers.read',
      'customer-wallets.read',
    ]);
    expect(actionsIn(panel)).not.toContain('Corriger');
  });
});

test('the language of its e-mails can be chosen from those of the platform', async () => {
  const panel = await open('/customers/anne/overview', { updateOfficeCustomer: {} });
  await press('Modifier', panel);
  tick('English', panel);
  await press('Enregistrer', panel);
  await waitFor(() =>
    expect(api.calls('updateOfficeCustomer')).toMatchObject([{ language: 'en' }]),
  );
});
