import { ANNE, downloadFile, openTransferShop } from '@ribambelle/testing/bank/transfer-shop.ts';
import { race } from '@ribambelle/testing/race.ts';
import type { MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { workingServerOf } from '@ribambelle/testing/working-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let at: Awaited<ReturnType<typeof openTransferShop>>;
beforeAll(async () => {
  at = await openTransferShop({ more: ['customer-wallets.correct'] });
});
afterAll(() => at.shop.close());

/** Makes a family with credit. */
async function familyWith(amount: number): Promise<MadeCustomer> {
  const family = await at.shop.make.customer(at.organiser);
  const credit = { customer: family.cuid, amount, reason: 'Geste' };
  await at.shop.office('correctWallet', credit, at.staff);
  return family;
}
const payOut = (family: MadeCustomer, more: Partial<typeof ANNE & { amount: number }> = {}) =>
  at.shop.call('payOutCredit', { amount: 3_000, ...ANNE, ...more }, family);
const walletOf = async ({ id }: MadeCustomer) =>
  (
    await at.shop.sql<{ wallet_amount: number }>(
      'select wallet_amount from customers where id = $1',
      [id],
    )
  )[0]?.wallet_amount;
const waitingOf = async ({ cuid }: MadeCustomer) => {
  const { data } = await at.shop.office('listOutgoingTransfers', { page_size: 100 }, at.staff);
  return data.filter(({ customer }) => customer.cuid === cuid);
};
const fail = (outgoing_transfer: string) =>
  at.shop.office('failOutgoingTransfer', { outgoing_transfer, note: 'Compte clos' }, at.staff);

test('200 credit leaves the wallet at once, goes into the next file, and is executed', async () => {
  const family = await familyWith(5_000);
  expect(await at.shop.call('getLastAccount', {}, family)).toEqual({
    holder: 'Anne Dubois',
    iban: '',
  });
  expect(await payOut(family)).toMatchObject({ wallet: { amount: 2_000 } });
  expect(await walletOf(family)).toBe(2_000);
  expect(await at.shop.call('getLastAccount', {}, family)).toEqual({
    holder: 'Anne Dubois',
    iban: 'BE68539007547034',
  });
  const [transfer] = await waitingOf(family);
  expect(transfer).toMatchObject({
    amount: 3_000,
    state: 'PENDING',
    payment: null,
    made_by: null,
    message: 'Crédit de votre portefeuille',
  });
  expect(await at.books()).toEqual([]);
  const { cuid: sepa_file } = await at.shop.office('makeSepaFile', {}, at.staff);
  const { transfers } = (await downloadFile(at, sepa_file)).read();
  expect(transfers).toMatchObject([
    { id: transfer?.cuid, amount: '30.00', iban: 'BE68539007547034' },
  ]);
  await at.shop.office('executeSepaFile', { sepa_file }, at.staff);
  expect((await waitingOf(family)).map(({ state }) => state)).toEqual(['DONE']);
  expect(await walletOf(family)).toBe(2_000);
  expect(await at.books()).toEqual([]);
});

test('200 credit whose transfer is refused or comes back is in the wallet again, once, with the word of staff', async () => {
  const family = await familyWith(5_000);
  at.shop.clock.set('2026-01-06T10:00:00.000Z');
  await payOut(family);
  const [transfer] = await waitingOf(family);
  at.shop.clock.set('2026-01-07T10:00:00.000Z');
  await fail(transfer?.cuid ?? '');
  expect(await walletOf(family)).toBe(5_000);
  await expect(fail(transfer?.cuid ?? '')).rejects.toMatchObject({
    code: 'OUTGOING_TRANSFER_FAILED',
  });
  const { data } = await at.shop.call('listOwnWalletMovements', {}, family);
  expect(data.map(({ amount, reason, word }) => [amount, reason, word])).toEqual([
    [3_000, 'PAID_OUT', 'Compte clos'],
    [-3_000, 'PAID_OUT', ''],
    [5_000, 'CORRECTION', ''],
  ]);
  expect(await at.books()).toEqual([]);
  const server = await workingServerOf(at.shop);
  const mails = () =>
    at.shop.sql<{ subject: string; text: string }>(
      `select subject, text from sent_mails where customer_id = $1 and kind = 'credit.returned'`,
      [family.id],
    );
  await expect.poll(async () => (await mails()).length).toBe(1);
  await server.stop();
  const [mail] = await mails();
  expect(mail?.subject).toContain('votre crédit n’a pas pu être versé');
  expect(mail?.text.replaceAll(/\s/gu, ' ')).toMatch(/30,00 €.*Compte clos.*portefeuille/u);
});

test.each([
  [{ amount: 5_001 }, 'INSUFFICIENT_WALLET_AMOUNT', { amount: 'INSUFFICIENT_WALLET_AMOUNT' }],
  [{ holder: ' ' }, 'HOLDER_REQUIRED', { holder: 'HOLDER_REQUIRED' }],
  [{ iban: '' }, 'IBAN_REQUIRED', { iban: 'IBAN_REQUIRED' }],
  [{ iban: 'BE68 5390 0754 7035' }, 'IBAN_INVALID', { iban: 'IBAN_INVALID' }],
  [{ iban: 'BR18 0036 0305 0000 1000 9795 493C 1' }, 'IBAN_NOT_SEPA', { iban: 'IBAN_NOT_SEPA' }],
])('%o is refused, and no credit leaves', async (more, code, fields) => {
  const family = await familyWith(5_000);
  await expect(payOut(family, more)).rejects.toMatchObject({ code, fields });
  expect(await walletOf(family)).toBe(5_000);
  expect(await waitingOf(family)).toEqual([]);
});

test.each([2, 20])(
  'race: %i requests for all of a wallet, while it pays for a registration: never more than it holds',
  async (count) => {
    const family = await familyWith(5_000);
    const participant = await at.shop.make.participant(at.organiser, family);
    await at.shop.office(
      'registerByStaff',
      {
        customer: family.cuid,
        participant: participant.cuid,
        availability: at.camp.cuid,
        date_ids: at.camp.dates.map(({ id }) => id),
      },
      at.staff,
    );
    const pay = at.shop.call('payWithWallet', { amount: 4_000, destination: null }, family);
    const requests = Array.from({ length: count }, () => payOut(family, { amount: 5_000 }));
    const { passed, refused } = await race([pay, ...requests]);
    expect([passed, refused]).toEqual([1, ['INSUFFICIENT_WALLET_AMOUNT']]);
    const paid_out = (await waitingOf(family)).length === 1;
    expect(await walletOf(family)).toBe(paid_out ? 0 : 1_000);
    expect(await at.books()).toEqual([]);
  },
);
