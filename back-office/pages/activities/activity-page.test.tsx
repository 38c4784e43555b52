import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { address, click, findRows } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const circus = {
  cuid: 'circus',
  slug: 'cirque',
  title: { fr: 'Cirque', en: 'Circus' },
  published: true,
  availabilities: 3,
};
const open = async (
  tab: string,
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: readonly Permission[],
) => {
  api = openOffice({
    at: `/activities/circus${tab}`,
    answers: { getOfficeActivity: circus, ...more },
    ...(may === undefined ? {} : { may }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Cirque' });
  return screen.getByRole('main');
};
const tabsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('.office-tabs a')].map(({ textContent }) => textContent);

test('its address opens the first tab, with links to the page on the site and to new dates', async () => {
  const page = await open('');
  await waitFor(() => expect(address()).toBe('/activities/circus/overview'));
  expect(tabsOf(page)).toEqual([
    'Aperçu',
    'Dates et places',
    'Options',
    'Questions',
    'Mode d’inscription',
    'Annulation',
    'Inscriptions',
    'Liste d’attente',
    'Avis',
    'Journal',
  ]);
  const head = page.querySelector('.office-record-head') ?? page;
  const links = [...head.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/activities',
    'https://maison.test/activities/cirque',
    '/availabilities/series?activity=circus',
  ]);
  expect(within(page).queryByRole('button', { name: 'Supprimer' })).toBeNull();
});

test('one press duplicates it, and opens the copy', async () => {
  const copy = { ...circus, cuid: 'copy', title: { fr: 'Cirque (copie)', en: '' } };
  const page = await open('', {
    duplicateActivity: { cuid: 'copy' },
    getOfficeActivity: ({ activity }) => (activity === 'copy' ? copy : circus),
  });
  await click(within(page).getByRole('button', { name: 'Dupliquer' }));
  await screen.findByRole('heading', { level: 1, name: 'Cirque (copie)' });
  expect(address()).toBe('/activities/copy/overview');
  expect(api.calls('duplicateActivity')).toEqual([{ activity: 'circus' }]);
  expect(api.keys).toHaveLength(1);
});

test('lists its own dates from today on, filtered by the address', async () => {
  const row = { cuid: 'camp', start_at: '2026-07-13T07:00:00.000Z', registered: 3, capacity: 12 };
  await open('/availabilities?status=OPEN', {
    listOfficeAvailabilities: { count: 1, data: [row] },
  });
  expect((await findRows())[0]?.[0]).toContain('lun. 13 juil. 2026');
  expect(api.calls('listOfficeAvailabilities')).toMatchObject([
    { activity: 'circus', status: 'OPEN', from: '2026-07-06' },
  ]);
});

test('lists its registrations, waiting list and reviews', async () => {
  const page = await open('/registrations', {
    listActivityWaitingList: {
      count: 1,
      data: [{ cuid: 'w', position: 1, participant: { cuid: 'lea', name: 'Léa Dubois' } }],
    },
  });
  await waitFor(() =>
    expect(api.calls('listOfficeRegistrations')).toMatchObject([{ activity: 'circus' }]),
  );
  await click(within(page).getByRole('link', { name: 'Liste d’attente' }));
  await waitFor(() => expect(address()).toBe('/activities/circus/waiting-list'));
  expect((await findRows())[0]?.[0]).toBe('Léa Dubois');
  await click(within(page).getByRole('link', { name: 'Avis' }));
  await waitFor(() =>
    expect(api.calls('listOfficeReviews')).toMatchObject([{ activity: 'circus' }]),
  );
});

test('with the right to read activities only, its texts are shown and cannot be saved', async () => {
  const page = await open('/options', {}, ['activities.read']);
  expect(tabsOf(page)).toEqual([
    'Aperçu',
    'Options',
    'Questions',
    'Mode d’inscription',
    'Annulation',
  ]);
  await waitFor(() => expect(page.querySelector('.office-tab-form form')).not.toBeNull());
  expect(within(page).queryByRole('button', { name: 'Enregistrer' })).toBeNull();
});
