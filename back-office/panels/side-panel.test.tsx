import { findPanel, press } from '@ribambelle/testing/office/at-the-screen.ts';
import { seeOnAPhone } from '@ribambelle/testing/office/narrow-screens.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const registration = { cuid: 'lea', participant_name: 'Léa', activity_title: 'Cirque' } as const;

async function openPanel(): Promise<HTMLElement> {
  api = openOffice({
    at: '/registrations/lea',
    answers: {
      listOfficeRegistrations: { data: [registration], count: 1 },
      getOfficeRegistration: registration,
    },
  });
  return findPanel('Léa · Cirque');
}

const list = () => screen.getByRole('main');
const menu = () => screen.getByRole('navigation', { name: 'Menu' });
const isReached = (element: Element) => element.closest('[inert]') === null;

test('S2: a panel beside its list leaves the list and the menu usable', async () => {
  const panel = await openPanel();
  expect(panel.getAttribute('aria-modal')).toBe('false');
  expect([isReached(list()), isReached(menu())]).toEqual([true, true]);
});

test('S2: a panel that covers the window makes everything below it unreachable until it is closed', async () => {
  seeOnAPhone();
  const panel = await openPanel();
  expect(panel.getAttribute('aria-modal')).toBe('true');
  expect([isReached(list()), isReached(panel)]).toEqual([false, true]);
  // a question over the panel can be answered, and Escape applies to it alone
  await press('Annuler l’inscription', panel);
  const question = await screen.findByRole('dialog', { name: /Annuler l’inscription/ });
  expect(isReached(question)).toBe(true);
  fireEvent.keyDown(question, { key: 'Escape' });
  await waitFor(() => expect(question.isConnected).toBe(false));
  expect(isReached(list())).toBe(false);
  fireEvent.keyDown(panel, { key: 'Escape' });
  await waitFor(() => expect(panel.isConnected).toBe(false));
  expect(isReached(list())).toBe(true);
});

test('S2: the folded menu can be reached once it is opened', async () => {
  seeOnAPhone();
  api = openOffice({ at: '/registrations', answers: { listOfficeRegistrations: { data: [] } } });
  const button = await screen.findByRole('button', { name: 'Ouvrir le menu' });
  expect(isReached(menu())).toBe(false);
  fireEvent.click(button);
  await waitFor(() => expect(isReached(menu())).toBe(true));
  fireEvent.click(button);
  await waitFor(() => expect(isReached(menu())).toBe(false));
});
