import {
  address,
  choose,
  columns,
  findPanel,
  findRows,
  press,
  valueOf,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const camp = {
  cuid: 'camp',
  activity: { cuid: 'circus', title: 'Cirque' },
  location: 'Grande salle',
  start_at: '2026-07-13T07:00:00.000Z',
  dates: 5,
  price: 12000,
  capacity: 12,
  registered: 7,
  status: 'OPEN',
} as const;
const evening = { ...camp, cuid: 'evening', dates: 1, location: null, capacity: null } as const;
const answer = {
  count: 2,
  data: [camp, { ...evening, status: 'CLOSED' }],
} as const;

test.each([
  ['fr', 'lun. 13 juil. 2026 5 jours', 'lun. 13 juil. 2026 9 h', '120,00 €', 'Ouvert', 'Fermé'],
  ['en', 'Mon 13 Jul 2026 5 days', 'Mon 13 Jul 2026 9 am', '€120.00', 'Open', 'Closed'],
] as const)(
  '%s: the list shows days, activity, place, price and occupancy',
  async (language, ...words) => {
    const [days, hour, price, opened_text, closed_text] = words;
    api = openOffice({
      at: '/availabilities',
      language,
      answers: { listOfficeAvailabilities: answer },
    });
    const [first, second] = await findRows();
    expect(first?.map((cell) => cell.replace(/^(\w+), /, '$1 '))).toEqual([
      days,
      'Cirque',
      'Grande salle',
      price,
      '7 / 12',
      opened_text,
    ]);
    expect(second?.[0]?.replace(/^(\w+), /, '$1 ')).toBe(hour);
    expect(second?.slice(2)).toEqual(['', price, '7', closed_text]);
    expect(columns()).toHaveLength(6);
  },
);

test('starts with today, and a chosen day is in the address', async () => {
  api = openOffice({ at: '/availabilities', answers: { listOfficeAvailabilities: answer } });
  await findRows();
  expect(api.calls('listOfficeAvailabilities')[0]).toMatchObject({ from: '2026-07-06' });
  await choose('Tous les états', 'Complet');
  await waitFor(() => expect(address()).toBe('/availabilities?status=FULL'));
  await press('A lieu : dès aujourd’hui');
  write('Du', '2026-01-01');
  await waitFor(() => expect(address()).toBe('/availabilities?status=FULL&from=2026-01-01'));
  await waitFor(() =>
    expect(api.calls('listOfficeAvailabilities').at(-1)).toMatchObject({ from: '2026-01-01' }),
  );
});

test('says when the results only resemble the words, and nothing when they match', async () => {
  api = openOffice({
    at: '/availabilities?search=baskte',
    answers: { listOfficeAvailabilities: { ...answer, resembling: true } },
  });
  await screen.findByText('Rien trouvé pour « baskte » : voici ce qui y ressemble.');
  closeOffice(api);
  api = openOffice({
    at: '/availabilities?search=basket',
    answers: { listOfficeAvailabilities: { ...answer, resembling: false } },
  });
  await findRows();
  expect(screen.queryByText(/voici ce qui y ressemble/)).toBeNull();
});

test('is filtered by activity, location and state', async () => {
  api = openOffice({
    at: '/availabilities?activity=circus',
    answers: {
      listOfficeAvailabilities: answer,
      getOfficeActivity: { cuid: 'circus', title: { fr: 'Cirque', en: 'Circus' } },
      listOfficeLocations: {
        count: 2,
        data: [
          { cuid: 'hall', name: 'Grande salle', active: true },
          { cuid: 'attic', name: 'Grenier', active: false },
        ],
      },
    },
  });
  await findRows();
  await waitFor(() => expect(valueOf('Toutes les activités')).toBe('Cirque'));
  await choose('Tous les lieux', 'Grande salle');
  expect(screen.queryByRole('option', { name: 'Grenier' })).toBeNull();
  await choose('Tous les états', 'Complet');
  await waitFor(() =>
    expect(api.calls('listOfficeAvailabilities').at(-1)).toMatchObject({
      activity: 'circus',
      location: 'hall',
      status: 'FULL',
    }),
  );
  expect(address()).toBe('/availabilities?activity=circus&location=hall&status=FULL');
});

test('a date or a series is created with the right to do so', async () => {
  api = openOffice({ at: '/availabilities', answers: { listOfficeAvailabilities: answer } });
  await findRows();
  await press('Nouvelle série');
  await findPanel('Nouvelle série');
  expect(address()).toBe('/availabilities/series');
  await press('Fermer');
  await press('Nouvelle date');
  await findPanel('Nouvelle date');
  closeOffice(api);
  api = openOffice({
    at: '/availabilities',
    may: ['availabilities.read'],
    answers: { listOfficeAvailabilities: answer },
  });
  await findRows();
  expect(screen.queryByText('Nouvelle série')).toBeNull();
  expect(screen.queryByText('Nouvelle date')).toBeNull();
});
