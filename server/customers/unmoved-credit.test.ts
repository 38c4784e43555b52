import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** 28 February 2026, 10:00 in Brussels: the last day of a short month. */
const NOW = '2026-02-28T09:00:00.000Z';

let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };
let anne: MadeCustomer;

/** Makes a family whose wallet moved at a moment, by a name. */
async function family(lastname: string, moves: readonly (readonly [string, number])[]) {
  const made = await shop.make.customer(organiser, { lastname });
  for (const [at, amount] of moves) {
    shop.clock.set(at);
    await shop.office('correctWallet', { customer: made.cuid, amount, reason: 'Geste' }, staff);
  }
  shop.clock.set(NOW);
  return made;
}

beforeAll(async () => {
  shop = await openShop({ now: NOW });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'customers.read',
    'customer-wallets.read',
    'customer-wallets.correct',
  ]);
  anne = await family('A', [['2025-08-31T10:00:00.000Z', 2_500]]);
  await family('B', [
    ['2025-01-01T10:00:00.000Z', 1_000],
    ['2025-09-01T10:00:00.000Z', 500],
  ]);
  await family('C', [['2024-02-29T10:00:00.000Z', 100]]);
  await family('D', [
    ['2024-02-29T10:00:00.000Z', 100],
    ['2024-03-01T10:00:00.000Z', -100],
  ]);
  await family('E', []);
});
afterAll(() => shop.close());

const names = async (filters: { unmoved_from?: number; unmoved_to?: number }) =>
  (await shop.office('listOfficeCustomers', filters, staff)).data.map(
    ({ name }) => name.split(' ')[1],
  );

test.each([
  [{}, ['A', 'B', 'C', 'D', 'E']],
  [{ unmoved_from: 0 }, ['A', 'B', 'C']],
  [{ unmoved_from: 5 }, ['A', 'B', 'C']],
  [{ unmoved_from: 6 }, ['A', 'C']],
  [{ unmoved_from: 7 }, ['C']],
  [{ unmoved_from: 24 }, ['C']],
  [{ unmoved_from: 25 }, []],
  [{ unmoved_to: 5 }, ['B']],
  [{ unmoved_to: 6 }, ['A', 'B']],
  [{ unmoved_from: 6, unmoved_to: 6 }, ['A']],
  [{ unmoved_from: 6, unmoved_to: 23 }, ['A']],
  [{ unmoved_from: 24, unmoved_to: 600 }, ['C']],
  [{ unmoved_from: 6, unmoved_to: 5 }, []],
  [{ unmoved_from: 600 }, []],
])(
  '200 with %j: families with credit whose last movement is so many whole months old',
  async (filters, found) => {
    expect(await names(filters)).toEqual(found);
  },
);

test('200 with the day of the last movement of what is in the wallet', async () => {
  const { data } = await shop.office('listOfficeCustomers', {}, staff);
  expect(data.map((row) => [row.wallet_amount, row.wallet_moved_at])).toEqual([
    [2_500, '2025-08-31T10:00:00.000Z'],
    [1_500, '2025-09-01T10:00:00.000Z'],
    [100, '2024-02-29T10:00:00.000Z'],
    [0, null],
    [0, null],
  ]);
});

test('200 with the last time that its family was told of it, on its page', async () => {
  const page = () => shop.office('getOfficeCustomer', { customer: anne.cuid }, staff);
  expect(await page()).toMatchObject({
    wallet_moved_at: '2025-08-31T10:00:00.000Z',
    credit_reminded_at: null,
  });
  await shop.sql(
    `insert into credit_reminders (organiser_id, customer_id, amount, moved_at, created_at, sent_at) values
       ($1, $2, 100, '2025-01-01', '2025-07-01', '2025-07-01T08:00:00Z'), ($1, $2, 2500, '2025-08-31', '2026-02-28', null)`,
    [organiser.id, anne.id],
  );
  expect(await page()).toMatchObject({ credit_reminded_at: '2025-07-01T08:00:00.000Z' });
});

test.each([{ unmoved_from: -1 }, { unmoved_to: 601 }, { unmoved_from: 1.5 }])(
  '400 for %j',
  async (filters) => {
    await expect(names(filters)).rejects.toMatchObject({ status: 400 });
  },
);

describe('without access to wallets', () => {
  test('403 for the filter, and no day of a movement', async () => {
    const plain = await shop.make.collaborator(organiser, ['customers.read']);
    for (const filters of [{ unmoved_from: 6 }, { unmoved_to: 6 }])
      await expect(shop.office('listOfficeCustomers', filters, plain)).rejects.toMatchObject({
        code: 'NOT_PERMITTED',
      });
    const { data } = await shop.office('listOfficeCustomers', {}, plain);
    expect(data.map(({ wallet_moved_at }) => wallet_moved_at)).toEqual(Array(5).fill(null));
    expect(await shop.office('getOfficeCustomer', { customer: anne.cuid }, plain)).toMatchObject({
      wallet_moved_at: null,
      credit_reminded_at: null,
    });
  });
});
