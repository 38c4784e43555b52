// @vitest-environment happy-dom
import { Refusal } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const COMMUNICATION = '+++010/8068/17183+++';
const AT = `/payments/new?${new URLSearchParams({ communication: COMMUNICATION }).toString()}`;
const DEBTS = {
  customer: { cuid: 'dubois', name: 'Anne Dubois' },
  communication: COMMUNICATION,
  outstanding_amount: 10_000,
  wallet_amount: 2_500,
  debts: [{ label: 'Zoé · Cirque', amount: 10_000 }],
};
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** The window's own day (testing/office/open-office.tsx). */
const TODAY = '2026-07-06';

test.each([
  [
    'fr',
    ['Montant reçu', 'Enregistrer ce paiement'],
    /Déjà enregistré \? 100,00\s€, virement, reçu le 2 janvier 2026\./,
    'Voir ce paiement',
    'C’est un autre paiement : l’enregistrer quand même',
  ],
  [
    'en',
    ['Amount received', 'Record this payment'],
    /Already recorded\? .*100\.00.*, bank transfer, received on 2 January 2026\./,
    'View that payment',
    'This is another payment: record it anyway',
  ],
] as const)(
  '%s: a likely duplicate shows the earlier payment, and is recorded after confirmation',
  async (language, [amount, record], warning, open, another) => {
    api = openOffice({
      at: AT,
      language,
      answers: {
        getDebts: DEBTS,
        recordPayment: ({ twice }) => {
          if (twice) return { cuid: 'second' };
          throw new Refusal('PAYMENT_LIKELY_DUPLICATE', {
            fields: { amount: 'PAYMENT_LIKELY_DUPLICATE' },
            details: {
              payment: 'first',
              amount: 10_000,
              method: 'TRANSFER',
              received_at: '2026-01-02',
            },
          });
        },
      },
    });
    await screen.findByText(/Anne Dubois/);
    write(amount, '100');
    const button = screen.getByRole('button', { name: record });
    fireEvent.click(button);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(warning);
    expect(within(alert).getByRole('link', { name: open }).getAttribute('href')).toBe(
      '/payments/first',
    );
    expect(button).toHaveProperty('disabled', true);
    write(amount, '101');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    write(amount, '100');
    fireEvent.click(await screen.findByLabelText(another));
    fireEvent.click(button);
    await waitFor(() => expect(location.pathname).toBe('/payments/second'));
    expect(api.calls('recordPayment')).toMatchObject([
      { amount: 10_000, twice: false, received_at: TODAY },
      { amount: 10_000, twice: true, received_at: TODAY },
    ]);
  },
);

test('amounts owed show their due date, and whether they are late', async () => {
  const due_at = '2026-07-19T22:00:00.000Z';
  const debts = [
    { label: 'Zoé · Cirque', amount: 6_000, due_at, overdue: false },
    { label: 'Zoé · Danse', amount: 4_000, due_at, overdue: true },
  ];
  api = openOffice({ at: AT, answers: { getDebts: { ...DEBTS, debts } } });
  const debt = (await screen.findByText('Zoé · Cirque')).closest('.office-inset');
  const debt_text = debt?.textContent.replaceAll(/[\u00a0\u202f]/gu, ' ');
  expect(debt_text).toContain('Au plus tard le dim. 19 juillet 2026');
  expect(debt_text).toContain('En retard : attendu le dim. 19 juillet 2026 au plus tard');
});

const NUMBERS = ['+++010/8068/17183+++', '+++090/9337/55493+++'] as const;
const OF_TWO_ORDERS = {
  ...DEBTS,
  communication: null,
  outstanding_amount: 10_000,
  debts: [
    {
      label: 'Zoé · Danse',
      amount: 4_000,
      due_at: null,
      overdue: false,
      communication: NUMBERS[1],
    },
    {
      label: 'Zoé · Cirque',
      amount: 6_000,
      due_at: '2026-07-19T22:00:00.000Z',
      overdue: false,
      communication: NUMBERS[0],
    },
  ],
};

test('one transfer of a family pays several orders: proposed by due date, and changed', async () => {
  api = openOffice({
    at: '/payments/new?family=dubois',
    answers: {
      getDebts: OF_TWO_ORDERS,
      getOfficeCustomer: { cuid: 'dubois', firstname: 'Anne', lastname: 'Dubois' },
      recordPayment: { cuid: 'new' },
    },
  });
  await screen.findByText('Zoé · Cirque');
  write('Montant reçu', '70');
  const first = screen.getByLabelText(`Pour ${NUMBERS[0]}`);
  const second = screen.getByLabelText(`Pour ${NUMBERS[1]}`);
  expect(first).toHaveProperty('value', '60,00');
  expect(second).toHaveProperty('value', '10,00');
  write(`Pour ${NUMBERS[1]}`, '40');
  await waitFor(() => expect(first).toHaveProperty('value', '30,00'));
  const button = screen.getByRole('button', { name: 'Enregistrer ce paiement' });
  write(`Pour ${NUMBERS[1]}`, '71');
  await screen.findByText('La répartition dépasse le montant reçu.');
  expect(button).toHaveProperty('disabled', true);
  write(`Pour ${NUMBERS[1]}`, '40');
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  await waitFor(() =>
    expect(api.calls('recordPayment')).toMatchObject([
      {
        customer: 'dubois',
        amount: 7_000,
        parts: [
          { communication: NUMBERS[0], amount: 3_000 },
          { communication: NUMBERS[1], amount: 4_000 },
        ],
      },
    ]),
  );
});

test('the day on which the money came is sent', async () => {
  api = openOffice({
    at: AT,
    answers: { getDebts: DEBTS, recordPayment: { cuid: 'new' } },
  });
  await screen.findByText(/Anne Dubois/);
  write('Montant reçu', '12,50');
  write('Reçu le', '2026-01-02');
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer ce paiement' }));
  await waitFor(() =>
    expect(api.calls('recordPayment')).toMatchObject([
      { amount: 1_250, received_at: '2026-01-02', communication: COMMUNICATION },
    ]),
  );
});

test('pays the amount owed from the wallet, at most its balance, and records no received payment', async () => {
  api = openOffice({
    at: AT,
    answers: { getDebts: DEBTS, payFromCustomerWallet: { cuid: 'new', wallet_amount: 0 } },
  });
  fireEvent.click(
    await screen.findByRole('button', { name: /Payer avec le portefeuille \(25,00/ }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Payer avec le portefeuille' });
  expect(within(dialog).getByLabelText('Montant à utiliser')).toHaveProperty('value', '25,00');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Payer' }));
  await waitFor(() =>
    expect(api.calls('payFromCustomerWallet')).toEqual([
      { customer: 'dubois', destination: '010806817183', amount: 2_500 },
    ]),
  );
  expect(api.calls('recordPayment')).toEqual([]);
});

test('without the right to see wallets, none is offered', async () => {
  api = openOffice({ at: AT, answers: { getDebts: { ...DEBTS, wallet_amount: null } } });
  await screen.findByText(/Anne Dubois/);
  expect(screen.queryByRole('button', { name: /portefeuille/ })).toBeNull();
});

test('sent again after a missing answer, it counts as the same payment', async () => {
  const answers = { getDebts: DEBTS, recordPayment: { cuid: 'made' } };
  api = openOffice({ at: AT, answers });
  await screen.findByText(/Anne Dubois/);
  write('Montant reçu', '100');
  const press = () =>
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer ce paiement' }));
  api.disconnect();
  press();
  await screen.findByRole('alert');
  expect(api.calls('recordPayment')).toHaveLength(0);
  api.answer(answers);
  press();
  await waitFor(() => expect(api.calls('recordPayment')).toHaveLength(1));
  expect(new Set(api.keys).size).toBe(1);
  expect(api.keys).toHaveLength(2);
});

test('a communication fills in the amount owed for it, clears it when it is cleared, and keeps a typed amount', async () => {
  api = openOffice({
    at: AT,
    answers: {
      getDebts: ({ communication }) =>
        communication === '010806817183' ? DEBTS : { ...DEBTS, outstanding_amount: 4_000 },
    },
  });
  const amount = () => screen.getByLabelText('Montant reçu');
  await waitFor(() => expect(amount()).toHaveProperty('value', '100,00'));
  write('Communication structurée', '+++254/4352/86487+++');
  await waitFor(() => expect(amount()).toHaveProperty('value', '40,00'));
  write('Communication structurée', '');
  await waitFor(() => expect(amount()).toHaveProperty('value', '0,00'));
  write('Montant reçu', '15');
  write('Communication structurée', COMMUNICATION);
  await screen.findAllByText(/100,00/u);
  expect(amount()).toHaveProperty('value', '15,00');
});

test('an invalid or unknown communication is reported at once, and nothing can be sent', async () => {
  const nobody = { customer: null, outstanding_amount: 0, wallet_amount: null, debts: [] };
  api = openOffice({ at: AT, answers: { getDebts: nobody } });
  await screen.findByText(/^Aucune commande ne porte cette communication/);
  write('Montant reçu', '15');
  const record = screen.getByRole('button', { name: 'Enregistrer ce paiement' });
  expect(record).toHaveProperty('disabled', true);
  write('Communication structurée', '+++010/8068/17184+++');
  await screen.findByText(/^Ces chiffres ne vont pas ensemble/);
  expect(record).toHaveProperty('disabled', true);
  expect(api.calls('getDebts')).toEqual([{ communication: '010806817183' }]);
});

test('the list shows the total still expected, with a link to the report; not without the right to that report', async () => {
  const report = { total: { owed: 12_000 } };
  api = openOffice({ at: '/payments', answers: { getOwedReport: report } });
  await screen.findByText(/Encore attendu des familles : 120,00\s€/u);
  const link = screen.getByRole('link', { name: 'Voir qui doit quoi' });
  expect(link.getAttribute('href')).toBe('/reports/owed');
  closeOffice(api);
  api = openOffice({ at: '/payments', may: ['payments.read'], answers: { getOwedReport: report } });
  await screen.findByRole('heading', { name: 'Paiements' });
  expect(api.calls('getOwedReport')).toEqual([]);
});
