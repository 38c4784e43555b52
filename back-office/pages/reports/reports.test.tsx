import { address, click, press, readable } from '@ribambelle/testing/office/at-the-screen.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

/** Finds the cells of the report, line by line, with its heads and its sum. */
async function findLines(): Promise<string[][]> {
  const lines = await screen.findAllByRole('row');
  return lines.map((line) => [...line.children].map(({ textContent }) => readable(textContent)));
}

const stages = {
  key: 'stages',
  name: 'Stage nature',
  offered: 40,
  taken: 30,
  free: 10,
  share: 75,
  before: { offered: 20, taken: 5, free: 15, share: 25 },
};
const total = { ...stages, before: stages.before };

test('lists only the permitted reports', async () => {
  api = openOffice({ at: '/reports', may: ['reports.participation', 'reports.treasury'] });
  expect(await screen.findByText('Occupation')).toBeTruthy();
  expect(screen.queryByText('Argent reçu')).toBeNull();
});

test('occupancy: shows this month by default, with a comparison and a chart, and each figure links to its dates', async () => {
  api = openOffice({
    at: '/reports/occupancy',
    answers: { getOccupancyReport: { data: [stages], count: 1, total } },
  });
  const [heads, line, sum] = await findLines();
  expect(heads?.[0]).toBe('Activité');
  expect(line).toEqual(['Stage nature', '40', '30', '10', '75 %', '5', '25 %']);
  expect(sum?.[0]).toBe('Total');
  expect(api.calls('getOccupancyReport')[0]).toEqual({
    from: '2026-07-01',
    to: '2026-07-31',
    by: 'activity',
    page_number: 1,
    page_size: 500,
  });
  expect(screen.getByRole('img', { name: /^Graphique : Occupation/ })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '40' })[0]?.getAttribute('href')).toBe(
    '/availabilities?activity=stages&from=2026-07-01&until=2026-07-31',
  );
});

test.each([
  ['nothing was a year ago', null, ['Rythme', 'Places offertes'], 1],
  [
    'something was',
    stages.before,
    ['Rythme', 'Places offertes', 'Cette période', 'Il y a un an'],
    0,
  ],
] as const)('the pace names its series: %s', async (_, before, names, empty_notes) => {
  api = openOffice({
    at: '/reports/occupancy?by=pace',
    answers: {
      getOccupancyReport: { data: [{ ...stages, key: '2026-07-06', before }], count: 1, total },
    },
  });
  const [heads] = await findLines();
  const legend = [...document.querySelectorAll('figure li')].map(({ textContent }) => textContent);
  expect([...(heads ?? []).slice(0, 2), ...legend]).toEqual(names);
  expect(heads?.some((head) => head.endsWith('avant'))).toBe(empty_notes === 0);
  expect(screen.queryAllByText('Il y a un an, il n’y avait rien à comparer.')).toHaveLength(
    empty_notes,
  );
  expect(screen.queryAllByText(/« Avant »/)).toHaveLength(1 - empty_notes);
});

test('taken places link to their registrations, free places to their dates, and going back shows the same report', async () => {
  api = openOffice({
    at: '/reports/occupancy?period=LAST_MONTH',
    answers: {
      getOccupancyReport: { data: [stages], count: 1, total },
      listOfficeRegistrations: { data: [], count: 0 },
    },
  });
  await findLines();
  const june = 'from=2026-06-01';
  const leads = (name: string) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(leads('Stage nature')).toEqual([
    `/availabilities?activity=stages&${june}&until=2026-06-30`,
  ]);
  expect(leads('10')).toEqual([
    `/availabilities?activity=stages&${june}&until=2026-06-30&free_from=1`,
  ]);
  expect(leads('30')).toEqual([
    `/registrations?activity=stages&cancelled=false&${june}&to=2026-06-30`,
  ]);
  await click(screen.getByRole('link', { name: '30' }));
  await waitFor(() =>
    expect(api.calls('listOfficeRegistrations').at(-1)).toMatchObject({
      activity: 'stages',
      cancelled: false,
      from: '2026-06-01',
      to: '2026-06-30',
    }),
  );
  window.history.back();
  await waitFor(() => expect(address()).toBe('/reports/occupancy?period=LAST_MONTH'));
  await findLines();
});

test.each([
  ['month&period=THIS_YEAR', '2026-06-01', 'from=2026-06-01&until=2026-06-30'],
  ['week', '2026-06-29', 'from=2026-07-01&until=2026-07-05'],
  ['month', '2026-07-01', 'from=2026-07-01&until=2026-07-31'],
])('the line of a %s links to its dates within the report', async (by, key, days) => {
  const line = { ...stages, key, name: 'Une ligne', before: null };
  api = openOffice({
    at: `/reports/occupancy?by=${by}`,
    answers: { getOccupancyReport: { data: [line], count: 1, total } },
  });
  await findLines();
  expect(screen.getByRole('link', { name: 'Une ligne' }).getAttribute('href')).toBe(
    `/availabilities?${days}`,
  );
});

test('figures have no links without the rights', async () => {
  api = openOffice({
    at: '/reports/occupancy',
    may: ['reports.participation'],
    answers: { getOccupancyReport: { data: [stages], count: 1, total } },
  });
  await findLines();
  for (const name of ['Stage nature', '40', '30', '10'])
    expect(screen.queryByRole('link', { name })).toBeNull();
});

test('another period and grouping are in the address, and are read', async () => {
  api = openOffice({
    at: '/reports/occupancy',
    answers: { getOccupancyReport: { data: [stages], count: 1, total } },
  });
  await findLines();
  await press('Période : Ce mois-ci');
  await press('Le mois dernier');
  await waitFor(() => expect(address()).toBe('/reports/occupancy?period=LAST_MONTH'));
  await waitFor(() =>
    expect(api.calls('getOccupancyReport').at(-1)).toMatchObject({
      from: '2026-06-01',
      to: '2026-06-30',
    }),
  );
});

test('payments: refunds are separate lines, and a day links to the payments that it counts', async () => {
  const sunday = { key: '2026-07-05', name: 'dim. 5 juillet 2026', count: 2 };
  api = openOffice({
    at: '/reports/payments',
    answers: {
      getPaymentsReport: {
        count: 2,
        data: [
          { ...sunday, line: 'RECEIVED', amount: 12_050 },
          { ...sunday, line: 'REFUNDED', amount: -2_000 },
        ],
        total: {
          received: { count: 2, amount: 12_050 },
          refunded: { count: 2, amount: -2_000 },
          amount: 10_050,
        },
      },
    },
  });
  const lines = await findLines();
  expect(lines.slice(1, 3)).toEqual([
    ['dim. 5 juillet 2026', 'Reçu', '2', '120,50 €'],
    ['dim. 5 juillet 2026', 'Remboursé', '2', '− 20,00 €'],
  ]);
  expect(screen.getByRole('link', { name: '2' }).getAttribute('href')).toBe(
    '/payments?received_from=2026-07-05&received_to=2026-07-05',
  );
});

test('a report longer than one page has further pages', async () => {
  api = openOffice({
    at: '/reports/occupancy',
    answers: {
      getOccupancyReport: ({ page_number }) => ({
        data: [{ ...stages, name: `Page ${page_number}` }],
        count: 501,
        total,
      }),
    },
  });
  await findLines();
  await press('2');
  await waitFor(() => expect(address()).toBe('/reports/occupancy?page_number=2'));
  await waitFor(async () => expect((await findLines())[1]?.[0]).toBe('Page 2'));
  expect(document.body.textContent).toContain('501');
});

test('a refused report shows an error and can be requested again; an empty one says that there is nothing to count', async () => {
  api = openOffice({
    at: '/reports/owed',
    answers: { getOwedReport: () => refuse('NOT_PERMITTED') },
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  api.answer({ getOwedReport: { data: [], count: 0 } });
  await press('Réessayer');
  expect(await screen.findByText('Rien à compter pour cette période.')).toBeTruthy();
});
