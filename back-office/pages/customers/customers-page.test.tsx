import {
  address,
  columns,
  findRows,
  press,
  choose,
  readable,
  rows,
  search,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { seeOnAPhone } from '@ribambelle/testing/office/narrow-screens.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const dubois = {
  cuid: 'dubois',
  name: 'Anne Dubois',
  participants: 'Léa, Tom',
  email: 'anne@example.test',
  phone: '0470 12 34 56',
  registrations: 3,
  outstanding_amount: 21300,
  wallet_amount: null,
};
const peeters = {
  cuid: 'peeters',
  name: 'Jan Peeters',
  participants: '',
  email: 'jan@example.test',
  registrations: 0,
  outstanding_amount: 0,
  wallet_amount: 500,
};
const both = { count: 2, data: [dubois, peeters] };

test('lists families with the amounts they owe and have, and no zeros', async () => {
  api = openOffice({ at: '/customers', answers: { listOfficeCustomers: both } });
  expect(await findRows()).toEqual([
    ['Anne Dubois', 'Léa, Tom', 'anne@example.test', '0470 12 34 56', '3', '213,00 €', ''],
    ['Jan Peeters', '', 'jan@example.test', 'x', '0', '', '5,00 €'],
  ]);
  expect(columns()).toEqual([
    'Nom',
    'Participants',
    'E-mail',
    'Téléphone',
    'Inscriptions',
    'Reste à payer',
    'Portefeuille',
  ]);
  expect(screen.getByText('1–2 sur 2')).toBeTruthy();
});

test('searches for what is typed, once, and keeps it in the address', async () => {
  api = openOffice({
    at: '/customers?page_number=2',
    answers: {
      listOfficeCustomers: ({ search: words }) =>
        words === '' ? { count: 120, data: [peeters] } : { count: 1, data: [dubois] },
    },
  });
  await findRows();
  await search('Nom, enfant, e-mail ou téléphone', ' anne ');
  await waitFor(() => expect(rows()[0]?.[0]).toBe('Anne Dubois'));
  expect(api.calls('listOfficeCustomers').at(-1)).toMatchObject({ search: 'anne', page_number: 1 });
  expect(address()).toBe('/customers?search=anne');
});

test('is filtered by families that owe something, in the address', async () => {
  api = openOffice({ at: '/customers', answers: { listOfficeCustomers: both } });
  await findRows();
  await choose('Toutes les familles', 'Avec un solde à payer');
  await waitFor(() => expect(address()).toBe('/customers?outstanding=true'));
  expect(api.calls('listOfficeCustomers').at(-1)).toMatchObject({ outstanding: true });
});

test('filtered by months without movement, shows the day of the last one', async () => {
  api = openOffice({
    at: '/customers?unmoved_from=6',
    answers: {
      listOfficeCustomers: {
        count: 1,
        data: [{ ...peeters, wallet_moved_at: '2025-08-31T10:00:00.000Z' }],
      },
    },
  });
  const [row] = await findRows();
  expect(row?.slice(-2)).toEqual(['5,00 €', 'dim. 31 août 2025']);
  expect(columns().at(-1)).toBe('Dernier mouvement');
  expect(api.calls('listOfficeCustomers').at(-1)).toMatchObject({ unmoved_from: 6 });
  expect(screen.getByText(/^Crédit sans mouvement \(mois\)/)).toBeTruthy();
});

test('on a phone that filter says the balance and the day on each card', async () => {
  seeOnAPhone();
  api = openOffice({
    at: '/customers?unmoved_to=24',
    answers: {
      listOfficeCustomers: {
        count: 1,
        data: [{ ...peeters, wallet_moved_at: '2025-08-31T10:00:00.000Z' }],
      },
    },
  });
  const card = (await screen.findByText('Jan Peeters')).closest('li');
  expect(readable(card?.textContent ?? '')).toContain(
    'Portefeuille 5,00 €Dernier mouvement dim. 31 août 2025',
  );
});

test('without access to wallets, offers neither that filter nor that column', async () => {
  api = openOffice({
    at: '/customers?unmoved_from=6',
    may: ['customers.read'],
    answers: { listOfficeCustomers: both },
  });
  await findRows();
  expect(columns()).not.toContain('Dernier mouvement');
  expect(screen.queryByText(/^Crédit sans mouvement/)).toBeNull();
  expect(api.calls('listOfficeCustomers').at(-1)).not.toHaveProperty('unmoved_from');
});

test('says that nothing was found, and can show all again', async () => {
  api = openOffice({
    at: '/customers?search=zzz',
    answers: {
      listOfficeCustomers: ({ search: words }) =>
        words === undefined ? both : { count: 0, data: [] },
    },
  });
  await screen.findByText(/Aucun résultat ne correspond/);
  await press('Effacer les filtres');
  expect(await findRows()).toHaveLength(2);
  expect(address()).toBe('/customers');
});

test('opens a family beside the list, and keeps the filters', async () => {
  api = openOffice({
    at: '/customers?outstanding=true',
    answers: {
      listOfficeCustomers: both,
      getOfficeCustomer: { cuid: 'dubois', firstname: 'Anne', lastname: 'Dubois' },
    },
  });
  await findRows();
  fireEvent.click(screen.getByText('Anne Dubois'));
  await screen.findByRole('dialog', { name: 'Anne Dubois' });
  expect(address()).toBe('/customers/dubois?outstanding=true');
  expect(rows()).toHaveLength(2);
});

test('without the right to create a family, there is neither a button nor an address for it', async () => {
  api = openOffice({
    at: '/customers/new',
    may: ['customers.read'],
    answers: { listOfficeCustomers: both },
  });
  await screen.findByRole('dialog', { name: 'Vous n’avez pas accès à cette page' });
  expect(screen.queryByText('Nouvelle famille')).toBeNull();
});
