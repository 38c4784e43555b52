import { decideIban } from '@ribambelle/domain/bank-transfers/iban.ts';
import { ANNE, openTransferShop } from '@ribambelle/testing/bank/transfer-shop.ts';
import fc from 'fast-check';
import { isValidIBAN } from 'ibantools';
import { afterAll, beforeAll, expect, test } from 'vitest';

let at: Awaited<ReturnType<typeof openTransferShop>>;
beforeAll(async () => {
  at = await openTransferShop({ more: ['customers.delete', 'customers.read'] });
});
afterAll(() => at.shop.close());

const paymentOf = ({ payment }: { payment: string }, as = at.staff) =>
  at.shop.office('getOfficePayment', { payment }, as);
const transfersOf = ({ id }: { id: number }) =>
  at.shop.sql(
    'select amount, holder, iban, message, state from outgoing_transfers where customer_id = $1 order by amount',
    [id],
  );

test('200 a refund by transfer leaves the payment and waits, with its account and its words', async () => {
  const family = await at.paidFamily();
  const cuid = await at.refundByTransfer(family);
  const payment = await paymentOf(family);
  expect(payment).toMatchObject({
    state: 'PARTIALLY_REFUNDED',
    refunded_amount: 4_000,
    refunds: [{ cuid, amount: 4_000, way: 'TRANSFER', state: 'PENDING', message: 'Malade' }],
    last_account: { holder: 'Anne Dubois', iban: 'BE68539007547034' },
  });
  expect(await at.owedBy(family)).toBe(4_000);
  expect(await transfersOf(family)).toEqual([
    {
      amount: 4_000,
      holder: 'Anne Dubois',
      iban: 'BE68539007547034',
      message: expect.stringMatching(/^Remboursement( \+\+\+[\d/]+\+\+\+)?$/),
      state: 'PENDING',
    },
  ]);
  expect(await at.books()).toEqual([]);
});

test('200 the account is offered the next time, to staff who may refund alone', async () => {
  const family = await at.paidFamily();
  expect((await paymentOf(family)).last_account).toBeNull();
  await at.refundByTransfer(family, { amount: 1_000 });
  at.shop.clock.set('2026-01-06T10:00:00.000Z');
  await at.refundByTransfer(family, { amount: 1_000, iban: 'NL91 ABNA 0417 1643 00' });
  expect((await paymentOf(family)).last_account?.iban).toBe('NL91ABNA0417164300');
  const reader = await at.shop.make.collaborator(at.organiser, ['payments.read']);
  expect((await paymentOf(family, reader)).last_account).toBeNull();
});

test.each([
  [{ holder: '' }, { code: 'HOLDER_REQUIRED', fields: { holder: 'HOLDER_REQUIRED' } }],
  [{ iban: '' }, { code: 'IBAN_REQUIRED', fields: { iban: 'IBAN_REQUIRED' } }],
  [{ iban: 'BE68 5390 0754 7035' }, { code: 'IBAN_INVALID', fields: { iban: 'IBAN_INVALID' } }],
  [
    { iban: 'BR18 0036 0305 0000 1000 9795 493C 1' },
    { code: 'IBAN_NOT_SEPA', fields: { iban: 'IBAN_NOT_SEPA' } },
  ],
])('400 %o is refused at its field, and nothing moves', async (account, refusal) => {
  const family = await at.paidFamily();
  await expect(at.refundByTransfer(family, account)).rejects.toMatchObject(refusal);
  expect(await transfersOf(family)).toEqual([]);
  expect((await paymentOf(family)).refunded_amount).toBe(0);
  expect(await at.books()).toEqual([]);
});

test('409 money of a wallet goes back to the wallet, not by transfer', async () => {
  const family = await at.paidFamily();
  const way = { to: 'WALLET', reason: 'Malade', due: 'STAYS' } as const;
  await at.shop.office(
    'refundPayment',
    { payment: family.payment, amount: 4_000, ...way },
    at.staff,
  );
  const paid = { customer: family.cuid, amount: 4_000 };
  const { cuid } = await at.shop.office('payFromCustomerWallet', paid, at.staff);
  const refund = at.refundByTransfer({ ...family, payment: cuid }, { amount: 1_000 });
  await expect(refund).rejects.toMatchObject({ code: 'REFUND_WAY_NOT_POSSIBLE' });
  expect(await at.books()).toEqual([]);
});

test('200 the account of an erased family goes, except where a transfer is still to be made', async () => {
  const family = await at.paidFamily();
  const outgoing_transfer = await at.refundByTransfer(family, { amount: 1_000 });
  await at.refundByTransfer(family, { amount: 2_000 });
  const failed = { outgoing_transfer, note: 'Compte clos' };
  await at.shop.office('failOutgoingTransfer', failed, at.staff);
  const erasing = { customer: family.cuid, confirmation: 'Anne Dubois' };
  await at.shop.office('eraseCustomer', erasing, at.staff);
  expect(await transfersOf(family)).toMatchObject([
    { amount: 1_000, holder: '', iban: '', message: '' },
    { amount: 2_000, holder: 'Anne Dubois', iban: 'BE68539007547034' },
  ]);
});

test('the rule refuses no number of a SEPA country that a library accepts, and judges Belgian ones alike', () => {
  for (const iban of [
    ANNE.iban,
    'NL91ABNA0417164300',
    'DE89370400440532013000',
    'ES9121000418450200051332',
  ])
    expect([iban, decideIban(iban).ok]).toEqual([iban, true]);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999_999 }),
      fc.integer({ min: 0, max: 99 }),
      (free, check) => {
        const digits = String(free).padStart(10, '0');
        const right = digits + String(free % 97 || 97).padStart(2, '0');
        const sum = 98n - (BigInt(`${right}111400`) % 97n);
        const iban = `BE${String(check > 90 ? sum : check).padStart(2, '0')}${right}`;
        expect(decideIban(iban).ok).toBe(isValidIBAN(iban));
      },
    ),
  );
});
