import { address, andWait, readable } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { spotlight } from '@mantine/spotlight';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { textsFor } from '@ribambelle/texts/texts-for.ts';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const anne = {
  kind: 'CUSTOMER',
  cuid: 'anne',
  title: 'Anne Dubois',
  detail: 'Léa · a@example.test',
  at: null,
} as const;
const order = {
  kind: 'ORDER',
  cuid: 'anne',
  title: '+++090/9337/55493+++',
  detail: 'Anne Dubois',
  at: '2026-07-01T10:00:00.000Z',
} as const;

const open = async (may?: Parameters<typeof openOffice>[0]['may']) => {
  api = openOffice({
    at: '/locations',
    answers: {
      searchOffice: ({ search }) =>
        search === 'dub'
          ? { count: 1, data: [anne] }
          : search === '9337'
            ? { count: 1, data: [order] }
            : { count: 0, data: [] },
      listOfficeCategories: { data: [] },
      getOfficeCustomer: { cuid: 'anne', firstname: 'Anne', lastname: 'Dubois' },
    },
    ...(may === undefined ? {} : { may }),
  });
  await screen.findByRole('heading', { name: 'Lieux' });
  fireEvent.keyDown(document.documentElement, { key: 'k', ctrlKey: true });
  return screen.findByPlaceholderText(textsFor('fr').office.search_placeholder);
};
const type = (field: HTMLElement, value: string) =>
  andWait(400, () => fireEvent.change(field, { target: { value } }));
const actions = () =>
  [...document.querySelectorAll('[data-action]')].map(({ textContent }) => readable(textContent));

test('offers pages and the most common actions, by right', async () => {
  await open(['locations.read', 'customers.create']);
  expect(actions()).toEqual(['Lieuxg l', 'Mon compte', 'Nouvelle famille']);
});

test('a page without a letter shows no shortcut', async () => {
  await open(['locations.read', 'bundles.read', 'bookings.read']);
  const pages = actions();
  expect(pages).toContain('Lieuxg l');
  expect(pages).toContain('Réservations');
  expect(pages.filter((page) => page.includes('undefined'))).toEqual([]);
});

test('finds a family by typing, and Enter opens the first result', async () => {
  const field = await open();
  await type(field, 'dub');
  await waitFor(() => expect(actions()).toEqual(['Anne DuboisLéa · a@example.test']));
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByRole('heading', { level: 1, name: 'Anne Dubois' });
  expect(address()).toBe('/customers/anne/overview');
});

test('finds an order by part of its communication, and opens the orders of its family', async () => {
  const field = await open();
  await type(field, '9337');
  await waitFor(() =>
    expect(actions()).toEqual(['+++090/9337/55493+++Anne Dubois · mer. 1 juil. 2026']),
  );
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByRole('heading', { level: 1, name: 'Anne Dubois' });
  expect(address()).toBe('/customers/anne/orders');
});

test('finds a setting by a common word, and none without the right to it', async () => {
  const field = await open(['locations.read', 'organiser-payments.read']);
  await type(field, 'iban');
  expect(actions()).toEqual(['Compte bancaire']);
  await type(field, 'smtp');
  expect(actions()).toEqual([]);
  expect(await screen.findByText('Aucun résultat.')).toBeTruthy();
});

test('a new category group can be created from anywhere, at a separate address', async () => {
  const field = await open();
  await type(field, 'groupe de catégories');
  expect(actions()).toEqual(['Nouveau groupe de catégories']);
  fireEvent.click(document.querySelector('[data-action]') ?? field);
  await screen.findByRole('heading', { name: 'Nouveau groupe' });
  expect(address()).toBe('/categories/new');
});

test('one letter sends no search', async () => {
  const field = await open();
  await type(field, 'd');
  expect(api.calls('searchOffice')).toEqual([]);
});

test('also opens when its shortcut was pressed before anything was drawn', async () => {
  spotlight.close();
  api = openOffice({ at: '/locations' });
  expect(screen.queryByRole('heading')).toBeNull();
  const isLeftToBrowser = fireEvent.keyDown(document.documentElement, { key: 'k', ctrlKey: true });
  expect(isLeftToBrowser).toBe(false);
  await screen.findByPlaceholderText(textsFor('fr').office.search_placeholder);
});
