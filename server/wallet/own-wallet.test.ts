import { openTransferShop } from '@ribambelle/testing/bank/transfer-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let at: Awaited<ReturnType<typeof openTransferShop>>;
beforeAll(async () => {
  at = await openTransferShop({ more: ['customer-wallets.correct', 'registrations.read'] });
});
afterAll(() => at.shop.close());

/** Makes a family with 60.00 of credit from a refund, of which it paid 25.00 for a registration. */
async function familyWithCredit() {
  const family = await at.paidFamily();
  const back = { amount: 6_000, to: 'WALLET', reason: 'Malade', due: 'DROPPED' } as const;
  at.shop.clock.set('2026-01-05T09:00:00.000Z');
  await at.shop.office('refundPayment', { payment: family.payment, ...back }, at.staff);
  const participant = await at.shop.make.participant(at.organiser, family);
  const { cuid: registration } = await at.shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: participant.cuid,
      availability: at.camp.cuid,
      date_ids: at.camp.dates.map(({ id }) => id),
    },
    at.staff,
  );
  at.shop.clock.set('2026-01-06T09:00:00.000Z');
  await at.shop.call('payWithWallet', { amount: 2_500, destination: registration }, family);
  return { ...family, registration };
}

test('200 a family reads its wallet line by line, the last first, each with its balance', async () => {
  const family = await familyWithCredit();
  const { data, count } = await at.shop.call('listOwnWalletMovements', {}, family);
  expect(count).toBe(2);
  expect(data).toMatchObject([
    {
      amount: -2_500,
      balance: 3_500,
      reason: 'PAYMENT',
      created_at: '2026-01-06T09:00:00.000Z',
    },
    { amount: 6_000, balance: 6_000, reason: 'REFUND', created_at: '2026-01-05T09:00:00.000Z' },
  ]);
  // what was paid, by its name
  expect(data.map(({ titles }) => titles.length)).toEqual([1, 1]);
  const second = await at.shop.call(
    'listOwnWalletMovements',
    { page_size: 1, page_number: 2 },
    family,
  );
  expect(second.data.map(({ amount, balance }) => [amount, balance])).toEqual([[6_000, 6_000]]);
});

test('200 of one moment, what came in stands before what left: no balance is below zero', async () => {
  const family = await at.paidFamily();
  for (const amount of [5_000, -5_000, 2_000, -1_000])
    await at.shop.office(
      'correctWallet',
      { customer: family.cuid, amount, reason: 'Test' },
      at.staff,
    );
  const { data } = await at.shop.call('listOwnWalletMovements', {}, family);
  expect(Math.min(...data.map(({ balance }) => balance))).toBeGreaterThanOrEqual(0);
  expect(data[0]?.balance).toBe(1_000);
});

test('200 a family sees nothing of another one', async () => {
  const family = await familyWithCredit();
  const other = await at.paidFamily();
  expect(await at.shop.call('listOwnWalletMovements', {}, other)).toEqual({ data: [], count: 0 });
  expect((await at.shop.call('listOwnWalletMovements', {}, family)).count).toBe(2);
});
