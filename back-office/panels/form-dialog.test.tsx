import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPanel, findRows, press, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const registration = { cuid: 'lea', participant_name: 'Léa', activity_title: 'Cirque' } as const;
const QUESTION = /modifications ne sont pas enregistrées/;
const dialog = () => screen.findByRole('dialog', { name: /Annuler l’inscription/ });
const escape = (element: Element) => fireEvent.keyDown(element, { key: 'Escape' });

async function openCancelling(): Promise<HTMLElement> {
  api = openOffice({
    at: '/registrations/lea',
    answers: {
      listOfficeRegistrations: { data: [registration], count: 1 },
      getOfficeRegistration: registration,
      cancelOfficeRegistration: { message: null },
    },
  });
  const panel = await findPanel('Léa · Cirque');
  await press('Annuler l’inscription', panel);
  return dialog();
}

test('a dialog over a panel closes at once while nothing is typed, in each way', async () => {
  const first = await openCancelling();
  escape(first);
  await waitFor(() => expect(first.isConnected).toBe(false));
  await press('Annuler l’inscription', await findPanel('Léa · Cirque'));
  await press('Retour', await dialog());
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Raison/ })).toBeNull());
  expect(screen.queryByText(QUESTION)).toBeNull();
});

test.each(['Escape', 'Fermer', 'Retour'])('asks before input is lost: %s', async (way) => {
  const cancel_dialog = await openCancelling();
  const leave = async () => {
    if (way === 'Escape') escape(cancel_dialog);
    else await press(way, cancel_dialog);
  };
  write(/Raison/, 'Malade', cancel_dialog);
  await leave();
  expect(await screen.findByText(QUESTION)).toBeTruthy();
  await press('Continuer à modifier');
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  expect(within(cancel_dialog).getByDisplayValue('Malade')).toBeTruthy();
  await leave();
  await screen.findByText(QUESTION);
  await press('Quitter sans enregistrer');
  await waitFor(() => expect(cancel_dialog.isConnected).toBe(false));
  // the panel beneath stays where it was
  expect(await findPanel('Léa · Cirque')).toBeTruthy();
});

test('asks before the typed name of a view is lost too', async () => {
  api = openOffice({
    at: '/customers?outstanding=true',
    answers: {
      listOfficeCustomers: { data: [{ cuid: 'anne', name: 'Anne Dubois' }], count: 1 },
      listSavedViews: { data: [] },
    },
  });
  await findRows();
  await press('Enregistrer cette vue');
  write('Nom de la vue', 'À relancer');
  fireEvent.mouseDown(document.body);
  expect(await screen.findByText(QUESTION)).toBeTruthy();
});

test('every form in a dialog or a dropdown uses one of the two that ask', () => {
  const here = join(import.meta.dirname, '..');
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.tsx') &&
      !name.includes('.test.') &&
      !/(^|\/)(node_modules|dist)\//.test(name),
  );
  expect(files.length).toBeGreaterThan(200);
  const raw = files.filter((name) => {
    const text = readFileSync(join(here, name), 'utf8');
    return /<Modal\b/.test(text) || (/<Popover\b/.test(text) && /<ActionForm\b/.test(text));
  });
  // questions with nothing typed, and two that block everything until they are answered
  expect(raw.toSorted()).toEqual([
    'pages/availabilities/clash-question.tsx',
    'pages/resource-calendar/move-question.tsx',
    'panels/form-dialog.tsx',
    'shell/leave-guard.tsx',
    'shell/password-dialog.tsx',
    'shell/sign-in-dialog.tsx',
  ]);
});
