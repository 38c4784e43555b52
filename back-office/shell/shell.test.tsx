// @vitest-environment happy-dom
import type { Answers } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const open = (getMailStatus: NonNullable<Answers['getMailStatus']>) => {
  api = openOffice({ at: '/payments', answers: { getMailStatus } });
  return screen.findByRole('heading', { name: 'Paiements' });
};
const nothing = { count: 0, since: null };
const some = { count: 12, since: '2026-07-03T08:00:00.000Z' };

test('B5: while no mail server is configured, every page says that no e-mail is sent, and leads to where one is', async () => {
  await open({ delivers: false, unsent: nothing, sending: null });
  const banner = await screen.findByText(/^Aucun e-mail ne part/);
  expect(banner.textContent).toContain('Les familles ne reçoivent ni confirmation, ni lien.');
  const link = screen.getByRole('link', { name: 'Configurer l’envoi' });
  expect(link.getAttribute('href')).toBe('/settings#mails');
});

test('B5: what waits is counted, since when, and leads to the mailbox where a server is there', async () => {
  await open({ delivers: true, unsent: some, sending: null });
  const banner = await screen.findByText(/^12 e-mails ne sont pas partis, depuis le ven\. 3 juil/);
  expect(banner.textContent).not.toContain('Aucun serveur');
  expect(screen.getByRole('link', { name: 'Voir et renvoyer' }).getAttribute('href')).toBe(
    '/mailbox?state=UNSENT',
  );
});

test('B5: who cannot change the settings is told to say it to somebody who can', async () => {
  api = openOffice({
    at: '/payments',
    answers: { getMailStatus: { delivers: false, unsent: some, sending: null } },
    may: ['payments.read'],
  });
  const banner = await screen.findByText(/^12 e-mails/);
  expect(banner.textContent).toContain(
    'Aucun serveur d’e-mail n’est configuré. Prévenez la personne qui gère les réglages.',
  );
});

test('how far e-mails are being sent is shown until they are', async () => {
  const sending = { total: 40, waiting: 28, sent: 12 };
  await open({ delivers: true, unsent: nothing, sending });
  expect(await screen.findByText('Envoi des e-mails : 12 sur 40…')).toBeTruthy();
  api.answer({ getMailStatus: { delivers: true, unsent: nothing, sending: null } });
  await expect.poll(() => screen.queryByText(/^Envoi des e-mails/)).toBeNull();
});

test('nothing is said where e-mails are sent', async () => {
  await open({ delivers: true, unsent: nothing, sending: null });
  expect(screen.queryByText(/^Aucun e-mail ne part/)).toBeNull();
  expect(document.querySelector('.office-mails-not-sent')).toBeNull();
});

test('requests that wait are counted beside their entry in the menu, and nothing stands there while none does', async () => {
  const at = '/registration-requests';
  api = openOffice({ at, answers: { listOfficeRegistrationRequests: { data: [], count: 3 } } });
  expect(await screen.findByText('3 en attente')).toBeTruthy();
  expect(api.calls('listOfficeRegistrationRequests')).toContainEqual(
    expect.objectContaining({ status: 'PENDING', page_size: 1 }),
  );
  closeOffice(api);
  api = openOffice({ at, answers: { listOfficeRegistrationRequests: { data: [], count: 0 } } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/en attente$/)).toBeNull();
});
