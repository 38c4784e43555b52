import { readable } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const court = {
  key: 'court',
  name: 'Court 1',
  booked_minutes: 90,
  open_minutes: 720,
  share: 13,
  bookings: 2,
  amount: 3_600,
};

async function findLines(): Promise<string[][]> {
  const lines = await screen.findAllByRole('row');
  return lines.map((line) => [...line.children].map(({ textContent }) => readable(textContent)));
}

test('shows this month by resource, with a chart, and each line links to its bookings', async () => {
  api = openOffice({
    at: '/reports/resources?location=club',
    answers: { getResourcesReport: { data: [court], count: 1, total: court } },
  });
  const [heads, line, sum] = await findLines();
  expect(heads?.[0]).toBe('Salle ou matériel');
  expect(line).toEqual(['Court 1', '1,5 h', '12 h', '13 %', '2', '36,00 €']);
  expect(sum).toEqual(['Total', '1,5 h', '12 h', '13 %', '2', '36,00 €']);
  expect(api.calls('getResourcesReport')[0]).toEqual({
    from: '2026-07-01',
    to: '2026-07-31',
    location: 'club',
    by: 'resource',
    page_number: 1,
    page_size: 500,
  });
  expect(screen.getByRole('img', { name: /^Graphique : Qui utilise quoi/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Court 1' }).getAttribute('href')).toBe(
    '/bookings?location=club&cancelled=false&starts_from=2026-07-01&starts_to=2026-07-31&resource=court',
  );
});

test.each([
  ['hour', { key: '17', name: '17 h' }],
  ['weekday', { key: '3', name: 'mercredi' }],
])(
  'the line of a %s links to the bookings that start then, and an empty one has no link',
  async (by, line) => {
    const evening = { ...court, ...line };
    const later = { ...court, key: '6', name: 'plus tard', bookings: 0 };
    api = openOffice({
      at: `/reports/resources?by=${by}`,
      answers: { getResourcesReport: { data: [evening, later], count: 2, total: court } },
    });
    await findLines();
    expect(screen.getByRole('link', { name: line.name }).getAttribute('href')).toBe(
      `/bookings?cancelled=false&starts_from=2026-07-01&starts_to=2026-07-31&${by}=${line.key}`,
    );
    expect(screen.queryByRole('link', { name: 'plus tard' })).toBeNull();
  },
);

test('families have no opening hours, and no amounts without the right to see payments', async () => {
  const family = { ...court, key: 'diallo', name: 'Diallo', open_minutes: null, share: null };
  const without = { ...family, amount: null };
  api = openOffice({
    at: '/reports/resources?by=family&period=LAST_MONTH',
    may: ['reports.participation'],
    answers: { getResourcesReport: { data: [without], count: 1, total: without } },
  });
  const [heads, line] = await findLines();
  expect(heads).toEqual(['Famille', 'Heures réservées', 'Réservations']);
  expect(line).toEqual(['Diallo', '1,5 h', '2']);
  expect(screen.queryByRole('link', { name: 'Diallo' })).toBeNull();
});

test('an empty report says that it is empty', async () => {
  const none = { ...court, booked_minutes: 0, open_minutes: 0, share: null, bookings: 0 };
  api = openOffice({
    at: '/reports/resources',
    answers: { getResourcesReport: { data: [], count: 0, total: none } },
  });
  expect(await screen.findByText('Rien à compter pour cette période.')).toBeTruthy();
});
