import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  actionsIn,
  address,
  facts,
  findPanel,
  lines,
  press,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const anne = {
  cuid: 'anne',
  firstname: 'Anne',
  lastname: 'Dubois',
  email: 'anne@example.test',
  email_confirmed: true,
  email_refused: null,
  phone: '0470 12 34 56',
  address: 'Rue Haute 3, 1000 Bruxelles',
  language: 'fr',
  created_at: '2025-09-01T08:00:00.000Z',
  outstanding_amount: 21300,
  wallet_amount: 500,
  participants: [{ cuid: 'lea', firstname: 'Léa', lastname: 'Dubois', birthdate: '2017-06-30' }],
} as const;

const open = async (
  at = '/customers/anne',
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at,
    answers: { getOfficeCustomer: anne, ...more },
    ...(may === undefined ? {} : { may }),
  });
  return findPanel('Anne Dubois');
};

describe('the facts about a family', () => {
  test('contact details, customer since, amount owed and wallet', async () => {
    const panel = await open();
    expect(facts(panel)).toEqual({
      'E-mail': 'anne@example.test',
      Téléphone: '0470 12 34 56',
      Adresse: 'Rue Haute 3, 1000 Bruxelles',
      'Client depuis': 'lun. 1 sept. 2025',
      'Reste à payer': '213,00 €',
      Portefeuille: '5,00 €',
    });
    const links = [...panel.querySelectorAll('dd a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['mailto:anne@example.test', 'tel:0470123456']);
  });

  test('a family that owes nothing', async () => {
    const getOfficeCustomer = { ...anne, outstanding_amount: 0 };
    const panel = await open('/customers/anne', { getOfficeCustomer });
    expect(facts(panel)['Reste à payer']).toBe('Rien');
  });

  test('an unconfirmed address, or a pending one, is marked', async () => {
    let panel = await open('/customers/anne', {
      getOfficeCustomer: { ...anne, email_confirmed: false },
    });
    expect(facts(panel)['E-mail']).toBe('anne@example.testAdresse non confirmée');
    closeOffice(api);
    panel = await open('/customers/anne', {
      getOfficeCustomer: { ...anne, pending_email: 'dubois@example.test' },
    });
    expect(facts(panel)['E-mail']).toContain('Nouvelle adresse, à confirmer : dubois@example.test');
  });

  test('an address refused by the mail server shows since when, and the server’s words', async () => {
    const email_refused = { at: '2026-07-01T08:00:00.000Z', answer: '550 5.1.1 No such user' };
    const panel = await open('/customers/anne', { getOfficeCustomer: { ...anne, email_refused } });
    expect(facts(panel)['E-mail']).toMatch(
      /refuse cette adresse depuis le mer\. 1 juil.* 550 5\.1\.1 No such user/,
    );
  });

  test('an amount owed of zero is shown as nothing', async () => {
    const panel = await open('/customers/anne', {
      getOfficeCustomer: { ...anne, outstanding_amount: 0, wallet_amount: 0 },
    });
    expect(facts(panel)['Reste à payer']).toBe('Rien');
    expect(facts(panel)).not.toHaveProperty('Portefeuille');
  });

  test('without the rights to money, children, registrations and mails none of them are shown', async () => {
    const panel = await open(
      '/customers/anne',
      {
        getOfficeCustomer: {
          ...anne,
          outstanding_amount: null,
          wallet_amount: null,
          participants: null,
        },
      },
      ['customers.read'],
    );
    expect(Object.keys(facts(panel))).toEqual(['E-mail', 'Téléphone', 'Adresse', 'Client depuis']);
    expect(actionsIn(panel)).toEqual([
      'Fermer',
      'anne@example.test',
      '0470 12 34 56',
      'Ouvrir la fiche complète',
    ]);
  });

  test('a missing family is explained', async () => {
    api = openOffice({
      at: '/customers/gone',
      answers: { getOfficeCustomer: () => refuse('CUSTOMER_NOT_FOUND') },
    });
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    await press('Fermer');
    await waitFor(() => expect(address()).toBe('/customers'));
  });
});

test('its children, with links to each of them and to its page', async () => {
  const panel = await open();
  expect(lines(panel)).toEqual(['Léa Dubois | 30 juin 2017']);
  const hrefOf = (name: string) => within(panel).getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Léa Dubois')).toBe('/participants/lea');
  expect(hrefOf('Ouvrir la fiche complète')).toBe('/customers/anne/overview');
});
