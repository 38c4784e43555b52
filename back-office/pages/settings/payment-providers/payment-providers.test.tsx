import { answer, press, readable, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const payments = {
  payment_methods: ['IMMEDIATE' as const],
  online_payments_activated: true,
  test_mode: false,
  bank_transfers_activated: false,
  bank_account: '',
  bank_account_holder: '',
  bank_identifier: '',
  service_fee_amount: 0,
  service_fee_percentage: 0,
  payment_reference_prefix: '',
  maximum_unpaid_places: null,
  payment_term_days: null,
};
const account = {
  cuid: 'pp1',
  provider: 'mollie' as const,
  mode: 'TEST' as const,
  account_name: 'ASBL Le Grand Jeu',
  key_end: 'x4f2',
  in_use: true,
  connected_at: '2026-07-06T07:00:00.000Z',
  open_payments: 0,
  methods: [
    {
      name: 'bancontact',
      label: { fr: 'Bancontact', en: 'Bancontact' },
      logo_url: '/files/abc',
      active: true,
    },
    { name: 'wero', label: { fr: 'Wero', en: 'Wero' }, logo_url: null, active: false },
  ],
};
const live = {
  ...account,
  cuid: 'pp2',
  mode: 'LIVE' as const,
  in_use: false,
  open_payments: 2,
  methods: [],
};

const open = async (
  answers: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at: '/settings',
    answers: {
      getSettings: { version: 1, preferences: null, payments },
      listPaymentProviders: { data: [] },
      ...answers,
    },
    ...(may === undefined ? {} : { may }),
  });
  const title = await screen.findByRole('heading', { name: 'Paiement en ligne' });
  const section = title.closest('section');
  if (section === null) throw new Error('Online payment is no section');
  return section;
};

test('a key connects an account, whose name the provider says; it is not kept in the field', async () => {
  const connected = {
    cuid: 'pp1',
    account_name: 'ASBL Le Grand Jeu',
    mode: 'TEST',
    message: null,
  } as const;
  const part = await open({ connectPaymentProvider: connected });
  await screen.findByText(/Aucun compte n’est connecté/);
  const button = screen.getByRole('button', { name: 'Connecter' });
  expect(button).toHaveProperty('disabled', true);
  write('Clé de l’API', ' test_secret ', part);
  api.answer({ listPaymentProviders: { data: [account] } });
  await press('Connecter', part);
  await screen.findByText('Mollie est connecté : ASBL Le Grand Jeu.');
  expect(api.calls('connectPaymentProvider')).toEqual([{ provider: 'mollie', key: 'test_secret' }]);
  await screen.findByText(/clé qui finit par x4f2/);
  expect(part.textContent).toContain('Seul un compte d’essai est connecté (Mollie)');
  expect(document.body.innerHTML).not.toContain('test_secret');
});

test('a refused key is explained at its field', async () => {
  const refusal = () => refuse('PROVIDER_KEY_REFUSED', { key: 'PROVIDER_KEY_REFUSED' } as const);
  const part = await open({ connectPaymentProvider: refusal });
  write('Clé de l’API', 'test_x', part);
  await press('Connecter', part);
  await waitFor(() => expect(part.textContent).toContain('Le prestataire refuse cette clé'));
});

test('a method is shown or hidden by a press, and read anew', async () => {
  const part = await open({
    listPaymentProviders: { data: [account] },
    updatePaymentProvider: {},
    refreshPaymentProvider: {},
  });
  const wero = await screen.findByLabelText('Wero');
  wero.click();
  await waitFor(() =>
    expect(api.calls('updatePaymentProvider')).toEqual([
      { payment_provider: 'pp1', methods: ['bancontact', 'wero'] },
    ]),
  );
  await press('Relire les moyens', part);
  await screen.findByText('Moyens de paiement relus.');
});

test('another account takes over, and one is disconnected after confirmation', async () => {
  const part = await open({
    listPaymentProviders: { data: [account, live] },
    updatePaymentProvider: {},
    disconnectPaymentProvider: {},
  });
  await screen.findByText('2 paiements attendent leur argent.');
  expect(readable(part.textContent)).toContain('aucun moyen de paiement actif');
  await press('Encaisser avec ce compte', part);
  await screen.findByText('Mollie encaisse les nouveaux paiements.');
  screen.getAllByRole('button', { name: 'Déconnecter' })[1]?.click();
  await answer('Déconnecter Mollie ?', 'Déconnecter');
  await waitFor(() =>
    expect(api.calls('disconnectPaymentProvider')).toEqual([{ payment_provider: 'pp2' }]),
  );
});

test('without the right to change it, there are no buttons and no field for a key', async () => {
  const part = await open({ listPaymentProviders: { data: [account] } }, [
    'organiser-account.read',
    'organiser-payments.read',
  ]);
  await screen.findByLabelText('Bancontact');
  expect(part.querySelector('fieldset')?.disabled).toBe(true);
  expect(screen.queryByLabelText('Clé de l’API')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Déconnecter' })).toBeNull();
});
