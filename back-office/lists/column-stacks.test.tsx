import {
  address,
  columns,
  findRows,
  press,
  readable,
  tick,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { seeOnASmallDesk } from '@ribambelle/testing/office/narrow-screens.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const lea = {
  cuid: 'lea',
  position: 1,
  participant: { cuid: 'lea', name: 'Léa Van den Abeele-Vandenbroucke' },
  customer: {
    cuid: 'anne',
    name: 'Anne Van den Abeele',
    email: 'anne.vandenabeele@example.be',
    phone: '0470 12 34 56',
  },
  availability: { cuid: 'camp', start_at: '2026-07-13T07:00:00.000Z' },
  created_at: '2026-07-01T07:00:00.000Z',
};

const openLine = (query = '', entry: Readonly<Record<string, unknown>> = lea) =>
  openOffice({
    at: `/activities/circus/waiting-list${query}`,
    answers: {
      getOfficeActivity: { cuid: 'circus', title: { fr: 'Cirque' } },
      listActivityWaitingList: { count: 1, data: [entry] },
    },
  });

const SEPARATE = [
  'Participant',
  'Pour',
  'Place dans la file',
  'Famille',
  'E-mail',
  'Téléphone',
  'Attend depuis',
  'Prévenu le',
];

const leastWidth = () => document.querySelector<HTMLElement>('.office-table table')?.style.minWidth;

test('with enough room, columns are side by side', async () => {
  api = openLine();
  const [row] = await findRows();
  expect(columns()).toEqual(SEPARATE);
  expect(row?.slice(3, 6)).toEqual([
    'Anne Van den Abeele',
    'anne.vandenabeele@example.be',
    '0470 12 34 56',
  ]);
});

test('without enough room, the details of a person share one cell', async () => {
  seeOnASmallDesk();
  api = openLine();
  const [row] = await findRows();
  expect(columns()).toEqual([
    'Participant',
    'Pour',
    'Place dans la file',
    'Famille E-mail Téléphone',
    'Attend depuis',
    'Prévenu le',
  ]);
  expect(row?.[3]).toBe('Anne Van den Abeele anne.vandenabeele@example.be 0470 12 34 56');
});

test('missing details leave no empty line', async () => {
  seeOnASmallDesk();
  api = openLine('', { ...lea, customer: { ...lea.customer, email: null, phone: '' } });
  const [row] = await findRows();
  expect(row?.[3]).toBe('Anne Van den Abeele');
});

test('a column whose main column is hidden is separate, and each can be hidden', async () => {
  seeOnASmallDesk();
  api = openLine('?columns=participant,email,phone');
  await findRows();
  expect(columns()).toEqual(['Participant', 'E-mail', 'Téléphone']);
  await press('Colonnes');
  await screen.findByRole('checkbox', { name: 'E-mail' });
  tick('E-mail');
  await waitFor(() => expect(columns()).toEqual(['Participant', 'Téléphone']));
});

test('on paper every column is separate', async () => {
  seeOnASmallDesk();
  const heads: string[] = [];
  vi.stubGlobal('print', () => {
    for (const head of document.querySelectorAll('.office-print th'))
      heads.push(readable(head.textContent));
  });
  api = openLine();
  await findRows();
  await press('Colonnes');
  await press('Imprimer toute la liste');
  await waitFor(() => expect(heads).toEqual(SEPARATE));
});

test('the list can be sorted by a stacked column', async () => {
  seeOnASmallDesk();
  api = openOffice({
    at: '/registrations',
    answers: { listOfficeRegistrations: { count: 1, data: [{ cuid: 'one' }] } },
  });
  await findRows();
  await press('Famille : trier');
  await waitFor(() => expect(address()).toBe('/registrations?sort=family'));
});

test('a table is as wide as its columns together, and every text column has a width', async () => {
  api = openLine('?columns=participant,start');
  await findRows();
  expect(leastWidth()).toBe('900px');
  closeOffice(api);
  api = openLine();
  await findRows();
  // 190, 150, 108 and 128 pixels, two texts of 128, 150 and 196
  expect(leastWidth()).toBe('1178px');
});
