import {
  choose,
  findPanel,
  press,
  readable,
  tick,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { seeOnAPhone } from '@ribambelle/testing/office/narrow-screens.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const sold_bundle = {
  id: 7,
  cuid: 'sold',
  status: 'VALID',
  title: 'Dix séances',
  customer: { cuid: 'anne', fullname: 'Anne Dubois' },
  participant: null,
  capacity: 10,
  used: 2,
  expires_at: null,
  cancelled_at: null,
  created_at: '2026-01-05T08:00:00.000Z',
  total_amount: 9_000,
  paid_amount: 9_000,
  registrations: [
    {
      cuid: 'first',
      title: 'Natation',
      participant: 'Odile Dubois',
      start_at: '2026-02-04T13:00:00.000Z',
      quantity: 1,
      given_back: false,
    },
    {
      cuid: 'second',
      title: 'Natation',
      participant: 'Lou Dubois',
      start_at: '2026-02-11T13:00:00.000Z',
      quantity: 2,
      given_back: true,
    },
  ],
  cart: null,
  credit_amount: 0,
  due_of_uses: 1_800,
  cancellation_message: null,
  created_by: null,
} as const;

const open = async (
  bundle: object = sold_bundle,
  answers: object = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    ...(may === undefined ? {} : { may }),
    at: '/customer-bundles/sold',
    answers: {
      getOfficeCustomerBundle: bundle,
      cancelCustomerBundle: { message: null },
      ...answers,
    },
  });
  return findPanel('Dix séances');
};
/** Opens the question before the cancellation. */
const question = async (panel: Awaited<ReturnType<typeof open>>) => {
  await press('Annuler ce pack', panel);
  return screen.findByRole('dialog', { name: 'Annuler le pack d’Anne Dubois ?' });
};

test('the registrations it paid are listed, including those given back', async () => {
  const panel = await open();
  const text = readable(panel.textContent);
  expect(text).toContain('2 sur 10');
  expect(text).toContain('Natation · Odile Dubois');
  expect(text).toContain('Lou Dubois × 2 (rendue au pack)');
});

test('before a cancellation, the cost of its uses and the amount to give back are shown', async () => {
  const dialog = await question(await open());
  const text = readable(dialog.textContent);
  expect(text).toContain('Ce qui a servi reste dû : 18,00 €.');
  expect(text).toContain('72,00 €');
  write(/Raison/, 'Déménagement', dialog);
  await press(/^Annuler ce pack et rendre 72,00/, dialog);
  await waitFor(() =>
    expect(api.calls('cancelCustomerBundle')).toEqual([
      {
        bundle: 'sold',
        message: 'Déménagement',
        give_back: { what: { of: 'ALL' }, to: 'ORIGIN', kept_label: '' },
      },
    ]),
  );
});

test('a part is given back to the wallet and the rest gets a label; without the right to give back, all is left open', async () => {
  const dialog = await question(await open());
  write(/Raison/, 'Déménagement', dialog);
  tick('Une partie', dialog);
  write(/Montant à rendre, sur 72,00/, '20', dialog);
  await choose('Comment', 'Dans le portefeuille de la famille', dialog);
  write(/Pourquoi le reste est gardé/, 'Frais', dialog);
  await press(/et rendre 20,00/, dialog);
  await waitFor(() =>
    expect(api.calls('cancelCustomerBundle')).toMatchObject([
      { give_back: { what: { of: 'AMOUNT', amount: 2_000 }, to: 'WALLET', kept_label: 'Frais' } },
    ]),
  );
  closeOffice(api);
  const may = ['customer-bundles.read', 'customer-bundles.delete', 'payments.read'] as const;
  const unpermitted = await question(await open(sold_bundle, {}, may));
  expect(readable(unpermitted.textContent)).toContain('restera à rembourser');
  write(/Raison/, 'Déménagement', unpermitted);
  await press('Annuler ce pack', unpermitted);
  await waitFor(() =>
    expect(api.calls('cancelCustomerBundle')).toMatchObject([{ give_back: null }]),
  );
});

test('the dialog says that the family gets an e-mail, or that nobody does where none can be sent', async () => {
  const with_mail = await question(await open());
  expect(with_mail.textContent).toContain('La famille reçoit un e-mail.');
  closeOffice(api);
  const getMailStatus = { delivers: false, unsent: { count: 0, since: null }, sending: null };
  const without_mail = await question(await open(sold_bundle, { getMailStatus }));
  expect(without_mail.textContent).toContain('personne n’est prévenu');
  expect(without_mail.textContent).not.toContain('reçoit un e-mail');
});

test('an unpaid one has nothing to give back; without the right to see payments no amounts are shown', async () => {
  const unpaid_dialog = await question(await open({ ...sold_bundle, paid_amount: 0 }));
  expect(unpaid_dialog.textContent).toContain('Rien ne sera à rembourser.');
  closeOffice(api);
  const hidden_amounts = {
    total_amount: null,
    paid_amount: null,
    credit_amount: null,
    due_of_uses: null,
  };
  const dialog = await question(await open({ ...sold_bundle, ...hidden_amounts }));
  expect(dialog.textContent).not.toMatch(/rembourse/u);
});

test('one is given at the desk for free, or sold at its price', async () => {
  const ten = { cuid: 'ten', title: 'Dix séances', price: 9_000, entity: 'CUSTOMERS' } as const;
  api = openOffice({
    at: '/customer-bundles/new?family=anne&offer=ten',
    answers: {
      listOfficeBundles: { count: 1, data: [ten] },
      getOfficeCustomer: {
        cuid: 'anne',
        firstname: 'Anne',
        lastname: 'Dubois',
        email: null,
        participants: [],
      },
      sellBundle: { cuid: 'sold', message: null },
      getOfficeCustomerBundle: sold_bundle,
    },
  });
  const panel = await findPanel('Vendre un pack');
  await within(panel).findByText(/90,00/u);
  tick(/Offrir ce pack/u, panel);
  expect(readable(panel.textContent)).not.toContain('90,00');
  await press('Offrir', panel);
  await waitFor(() =>
    expect(api.calls('sellBundle')).toEqual([
      {
        customer: 'anne',
        bundle: 'ten',
        participant: null,
        given: true,
        total_amount: 0,
        received: null,
      },
    ]),
  );
});

test('the choices of how much to give back are stacked on a phone, and side by side on a desk', async () => {
  const orientation = async () => {
    const dialog = await question(await open());
    const choices = within(dialog).getByRole('radiogroup');
    return choices.dataset['orientation'];
  };
  expect(await orientation()).toBe('horizontal');
  closeOffice(api);
  seeOnAPhone();
  expect(await orientation()).toBe('vertical');
});
