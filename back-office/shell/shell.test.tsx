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

test('B5: without a mail server, every page says that no e-mail is sent, and links to its settings', async () => {
  await open({ delivers: false, unsent: nothing, sending: null });
  const banner = await screen.findByText(/^Aucun e-mail ne part/);
  expect(banner.textContent).toContain('Les familles ne reçoivent ni confirmation, ni lien.');
  const link = screen.getByRole('link', { name: 'Configurer l’envoi' });
  expect(link.getAttribute('href')).toBe('/settings#mails');
});

test('B5: unsent e-mails are counted, with their first day, and a link to the mailbox where a server is configured', async () => {
  await open({ delivers: true, unsent: some, sending: null });
  const banner = await screen.findByText(/^12 e-mails ne sont pas partis, depuis le ven\. 3 juil/);
  expect(banner.textContent).not.toContain('Aucun serveur');
  expect(screen.getByRole('link', { name: 'Voir et renvoyer' }).getAttribute('href')).toBe(
    '/mailbox?state=UNSENT',
  );
});

test('B5: without the right to change the settings, the notice says to tell somebody with it', async () => {
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

test('the progress of sending e-mails is shown until they are sent', async () => {
  const sending = { total: 40, waiting: 28, sent: 12 };
  await open({ delivers: true, unsent: nothing, sending });
  expect(await screen.findByText('Envoi des e-mails : 12 sur 40…')).toBeTruthy();
  api.answer({ getMailStatus: { delivers: true, unsent: nothing, sending: null } });
  await expect.poll(() => screen.queryByText(/^Envoi des e-mails/)).toBeNull();
});

test('no notice is shown while e-mails are sent', async () => {
  await open({ delivers: true, unsent: nothing, sending: null });
  expect(screen.queryByText(/^Aucun e-mail ne part/)).toBeNull();
  expect(document.querySelector('.office-mails-not-sent')).toBeNull();
});

test('pending requests are counted beside their menu entry, and no count is shown without any', async () => {
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
