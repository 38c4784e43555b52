import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { findRows, press, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const grange = { cuid: 'grange', version: 1, name: 'La Grange', active: true };
const messages = () => [...document.querySelectorAll('.mantine-Notification-root')];

test('what is said stands in the foot of the panel that is open, once, announced and with a cross', async () => {
  api = openOffice({
    at: '/locations/grange',
    answers: {
      listOfficeLocations: { count: 1, data: [grange] },
      getOfficeLocation: grange,
      deleteLocation: () => refuse('LOCATION_IN_USE'),
    },
  });
  const panel = await screen.findByRole('dialog', { name: 'La Grange' });
  await press('Supprimer', panel);
  await waitFor(() => expect(messages()).toHaveLength(1));
  const [said] = messages();
  expect(said?.getAttribute('role')).toBe('alert');
  expect(panel.contains(said ?? null)).toBe(true);
  await press('Masquer ce message', said instanceof HTMLElement ? said : panel);
  await waitFor(() => expect(messages()).toHaveLength(0));
});

test('and in the foot of the page once the panel is gone', async () => {
  api = openOffice({
    at: '/locations/new',
    answers: {
      listOfficeLocations: { count: 1, data: [grange] },
      createLocation: { cuid: 'grange' },
      getOfficeLocation: grange,
    },
  });
  const panel = await screen.findByRole('dialog');
  write('Nom', 'La Grange', panel);
  await press('Créer', panel);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await findRows();
  await waitFor(() => expect(messages()).toHaveLength(1));
  expect(document.querySelector('.office-page')?.contains(messages()[0] ?? null)).toBe(true);
  expect(within(document.body).getAllByText('Enregistré.')).toHaveLength(1);
});
