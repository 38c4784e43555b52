// @vitest-environment happy-dom
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const sessionWith = (mails_delivered: boolean) => ({
  getOfficeSession: {
    collaborator: { permissions: ['payments.read' as const], language: 'fr' as const },
    organiser: {
      language: 'fr' as const,
      timezone: 'Europe/Brussels',
      currency: 'EUR',
      accent_color: '#0e7a78',
      mails_delivered,
    },
  },
});

test('B5: while no mail server is configured, every page says that no e-mail is sent', async () => {
  api = openOffice({ at: '/payments', answers: sessionWith(false) });
  expect((await screen.findByText(/^Aucun e-mail ne part/)).textContent).toBe(
    'Aucun e-mail ne part : aucun serveur d’e-mail n’est configuré. Les familles ne reçoivent ni confirmation, ni lien.',
  );
});

test('nothing is said where e-mails are sent', async () => {
  api = openOffice({ at: '/payments', answers: sessionWith(true) });
  await screen.findByRole('heading', { name: 'Paiements' });
  expect(screen.queryByText(/^Aucun e-mail ne part/)).toBeNull();
});
