// @vitest-environment happy-dom
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const PAYMENT = {
  cuid: 'first',
  customer: { cuid: 'dubois', name: 'Anne Dubois' },
  method: 'TRANSFER',
  state: 'PAID' as const,
  amount: 10_000,
  received_at: '2026-01-02',
  paid_at: '2026-01-02T11:00:00.000Z',
  message: '',
  refundable_amount: 10_000,
  credit_amount: 2_500,
};
const openWith = (payment: object, more: Parameters<typeof openOffice>[0]['answers'] = {}) => {
  api = openOffice({
    at: '/payments/first',
    answers: { getOfficePayment: { ...PAYMENT, ...payment }, ...more },
  });
};
const button = (name: string) => screen.queryByRole('button', { name });

test('a recorded payment is corrected with a reason', async () => {
  openWith({}, { correctPayment: { changed_amount: -9_000, message: null } });
  // the first page of all is the slowest
  const correct = await screen.findByRole('button', { name: 'Corriger' });
  fireEvent.click(correct);
  const dialog = await screen.findByRole('dialog', { name: 'Corriger ce paiement' });
  const write = (label: string | RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  write('Montant reçu', '10');
  write('Reçu le', '2026-01-03');
  fireEvent.click(within(dialog).getByLabelText('Espèces'));
  write(/Pourquoi cette correction/, 'Un zéro de trop');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Corriger ce paiement' }));
  await waitFor(() =>
    expect(api.calls('correctPayment')).toEqual([
      {
        payment: 'first',
        version: 1,
        amount: 1_000,
        received_at: '2026-01-03',
        method: 'CASH',
        reason: 'Un zéro de trop',
      },
    ]),
  );
  expect(await screen.findByText('Paiement corrigé.')).toBeTruthy();
});

test('a payment that never came is voided with a reason, and the amount owed again is shown', async () => {
  openWith({}, { voidPayment: { missing_amount: 3_000, message: null } });
  fireEvent.click(await screen.findByRole('button', { name: 'Retirer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Retirer ce paiement' });
  fireEvent.change(within(dialog).getByLabelText(/Pourquoi/), { target: { value: 'Deux fois' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Retirer ce paiement' }));
  expect(await screen.findByText(/^Paiement retiré\. 30,00.*la famille les doit/)).toBeTruthy();
  expect(api.calls('voidPayment')).toEqual([{ payment: 'first', reason: 'Deux fois' }]);
});

test('a voided payment shows its earlier amount, who voided it and why, and offers nothing', async () => {
  openWith({
    state: 'VOIDED',
    amount: 0,
    voided_amount: 10_000,
    refundable_amount: 0,
    changes: [
      {
        amount_before: 10_000,
        amount_after: 0,
        fields: [],
        reason: 'Deux fois',
        made_by: 'Sophie Peeters',
      },
      {
        amount_before: 10_000,
        amount_after: 10_000,
        fields: [
          { field: 'method', from: 'CASH', to: 'TRANSFER' },
          { field: 'received_at', from: '2026-01-05', to: '2026-01-02' },
        ],
        reason: 'Virement',
        made_by: 'Sophie Peeters',
      },
    ],
  });
  expect(await screen.findByRole('heading', { name: /^100,00.*Anne Dubois/ })).toBeTruthy();
  expect(screen.getByText(/^Retiré \(100,00/)).toBeTruthy();
  expect(screen.getByText(/Sophie Peeters · Deux fois/)).toBeTruthy();
  const change_text =
    'Moyen de paiement : Espèces → Virement · Reçu le : 5 janvier 2026 → 2 janvier 2026';
  expect(screen.getByText(change_text)).toBeTruthy();
  for (const name of ['Corriger', 'Retirer', 'Rembourser']) expect(button(name)).toBeNull();
});

test.each([
  ['paid online', { method: 'ONLINE' }, ['Rembourser']],
  [
    'refunded in part',
    { state: 'PARTIALLY_REFUNDED' as const, refunded_amount: 4_000 },
    ['Corriger', 'Rembourser'],
  ],
  ['recorded by hand', {}, ['Corriger', 'Retirer', 'Rembourser']],
])(
  'a payment %s offers only the actions that its state permits',
  async (_case, payment, buttons) => {
    openWith(payment);
    await screen.findByRole('button', { name: 'Rembourser' });
    const names = ['Corriger', 'Retirer', 'Rembourser'].filter((name) => button(name) !== null);
    expect(names).toEqual(buttons);
  },
);

test.each([
  ['sent', { state: 'SENT' }, 'accepté par le prestataire', false],
  ['done', { state: 'DONE' }, 'effectué', false],
  ['that failed', { state: 'FAILED' }, 'échoué', true],
] as const)('a refund %s says its state; one that failed asks for another way', async (...row) => {
  const [, refund, words, asks] = row;
  openWith({
    method: 'ONLINE',
    refunds: [
      { cuid: 'back', amount: 4_000, way: 'PROVIDER', message: 'Malade', dispute: null, ...refund },
    ],
  });
  const line = await screen.findByText(`(${words})`);
  expect(line.parentElement?.textContent).toContain('Remboursé en ligne · Malade');
  expect(screen.queryByText(/remboursez d’une autre manière/) !== null).toBe(asks);
});

test.each([
  ['OPEN', 'DONE', /retenu par la banque/],
  ['LOST', 'DONE', /l’argent est parti/],
  ['WON', 'FAILED', /est revenu/],
] as const)('a dispute that is %s says where the money is', async (dispute, state, words) => {
  openWith({
    method: 'ONLINE',
    refunds: [{ cuid: 'back', amount: 10_000, way: 'PROVIDER', message: '', state, dispute }],
  });
  const line = await screen.findByText(words);
  expect(line.parentElement?.textContent).toContain('Contesté par le titulaire');
  expect(screen.queryByText(/remboursez d’une autre manière/)).toBeNull();
});

test('without the rights, no action is offered', async () => {
  api = openOffice({
    at: '/payments/first',
    may: ['payments.read'],
    answers: { getOfficePayment: PAYMENT },
  });
  await screen.findByRole('heading', { name: /Anne Dubois/ });
  for (const name of ['Corriger', 'Retirer', 'Rembourser']) expect(button(name)).toBeNull();
});

test('a refund proposes the credit; for a larger amount it asks what to do with the amount still due', async () => {
  openWith({}, { refundPayment: { message: null } });
  fireEvent.click(await screen.findByRole('button', { name: 'Rembourser' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rembourser ce paiement' });
  const amount = within(dialog).getByLabelText('Montant à rembourser');
  expect(amount).toHaveProperty('value', '25,00');
  expect(within(dialog).queryByLabelText(/N’est plus dû/)).toBeNull();
  fireEvent.change(amount, { target: { value: '100' } });
  expect(within(dialog).getByText(/^75,00 € de ce montant est encore dû/)).toBeTruthy();
  fireEvent.click(within(dialog).getByLabelText(/N’est plus dû/));
  fireEvent.change(within(dialog).getByLabelText(/Raison/), { target: { value: 'Geste' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Rembourser' }));
  await waitFor(() =>
    expect(api.calls('refundPayment')).toMatchObject([{ amount: 10_000, due: 'DROPPED' }]),
  );
});

test('a refund by transfer asks for an account, checked as it is typed, and proposes the last one', async () => {
  const last_account = { holder: 'Paul Dubois', iban: 'BE72000000001616' };
  openWith({ last_account }, { refundPayment: { message: null } });
  fireEvent.click(await screen.findByRole('button', { name: 'Rembourser' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rembourser ce paiement' });
  const field = (label: RegExp) => within(dialog).getByLabelText(label);
  expect(within(dialog).queryByLabelText(/IBAN/)).toBeNull();
  fireEvent.click(field(/prochain fichier pour la banque/));
  expect(field(/Titulaire/)).toHaveProperty('value', 'Paul Dubois');
  expect(field(/IBAN/)).toHaveProperty('value', 'BE72 0000 0000 1616');
  const type = (value: string) => fireEvent.change(field(/IBAN/), { target: { value } });
  type('be6853900754703');
  expect(field(/IBAN/)).toHaveProperty('value', 'BE68 5390 0754 703');
  expect(within(dialog).queryByText(/IBAN\) n’est pas correct/)).toBeNull();
  type('BE68 5390 0754 7035');
  within(dialog).getByText(/IBAN\) n’est pas correct/);
  type('BE68 5390 0754 7034');
  expect(within(dialog).queryByText(/IBAN\) n’est pas correct/)).toBeNull();
  // half a number is wrong once it is left
  type('BE68 5390');
  fireEvent.blur(field(/IBAN/));
  within(dialog).getByText(/IBAN\) n’est pas correct/);
  type('BE68 5390 0754 7034');
  fireEvent.change(field(/Raison/), { target: { value: 'Geste' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Rembourser' }));
  await waitFor(() =>
    expect(api.calls('refundPayment')).toMatchObject([
      { to: 'TRANSFER', holder: 'Paul Dubois', iban: 'BE68 5390 0754 7034' },
    ]),
  );
});

test('a refund that waits for the file for the bank says so', async () => {
  const refund = { cuid: 'back', amount: 4_000, way: 'TRANSFER' as const, message: 'Malade' };
  openWith({ refunds: [{ ...refund, state: 'PENDING' as const, dispute: null }] });
  const line = await screen.findByText('(attend le fichier pour la banque)');
  expect(line.parentElement?.textContent).toContain('Remboursé par virement · Malade');
});
