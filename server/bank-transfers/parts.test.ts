import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let camp: MadeAvailability;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    capacity: 500,
  });
  staff = await shop.make.collaborator(organiser, [
    'payments.create',
    'payments.read',
    'payments.update',
    'payments.delete',
    'registrations.create',
    'registrations.read',
  ]);
});
afterAll(() => shop.close());

interface Family extends MadeCustomer {
  /** The communications of its two orders of 100.00, the oldest first. */
  readonly numbers: readonly [string, string];
}

async function family(): Promise<Family> {
  const buyer = await shop.make.customer(organiser);
  const numbers: string[] = [];
  for (const firstname of ['Zoé', 'Tom']) {
    const child = await shop.make.participant(organiser, buyer, { firstname });
    const date_ids = camp.dates.map(({ id }) => id);
    const place = {
      customer: buyer.cuid,
      participant: child.cuid,
      availability: camp.cuid,
      date_ids,
    };
    const { cuid } = await shop.office('registerByStaff', place, staff);
    const [row] = await shop.sql<{ reference: string }>(
      'select k.reference from registrations r join carts k on k.id = r.cart_id where r.cuid = $1',
      [cuid],
    );
    numbers.push(row?.reference ?? '');
  }
  return { ...buyer, numbers: [numbers[0] ?? '', numbers[1] ?? ''] };
}

const paidOf = async ({ numbers }: Family) => {
  const rows = await shop.sql<{ reference: string; paid: number }>(
    'select k.reference, r.paid_amount as paid from receivables r join carts k on k.id = r.cart_id where k.reference = any($1)',
    [numbers],
  );
  return numbers.map((number) => rows.find(({ reference }) => reference === number)?.paid);
};
const walletOf = async ({ id }: Family) =>
  (
    await shop.sql<{ amount: number }>(
      'select wallet_amount as amount from customers where id = $1',
      [id],
    )
  )[0]?.amount;
const record = (of: Family, money: { amount: number; parts: readonly [number, number][] }) =>
  shop.office(
    'recordPayment',
    {
      customer: of.cuid,
      amount: money.amount,
      parts: money.parts.map(([index, amount]) => ({
        communication: of.numbers[index] ?? '',
        amount,
      })),
    },
    staff,
  );

test.each([
  [
    'one transfer over two orders',
    15_000,
    [
      [0, 5_000],
      [1, 10_000],
    ],
    [5_000, 10_000],
    0,
  ],
  ['one order alone, not the oldest', 6_000, [[1, 6_000]], [0, 6_000], 0],
  ['what is beyond the parts goes to the same orders', 8_000, [[1, 6_000]], [0, 8_000], 0],
  ['and then to the wallet, not to other orders', 12_000, [[1, 6_000]], [0, 10_000], 2_000],
  ['a part is never more than its order owes', 12_000, [[0, 12_000]], [10_000, 0], 2_000],
  [
    'a communication twice is one part',
    9_000,
    [
      [0, 4_000],
      [0, 5_000],
    ],
    [9_000, 0],
    0,
  ],
] satisfies [string, number, [number, number][], number[], number][])(
  '200 %s',
  async (_case, amount, parts, paid, wallet) => {
    const of = await family();
    const { credited_amount } = await record(of, { amount, parts });
    expect([await paidOf(of), await walletOf(of), credited_amount]).toEqual([paid, wallet, wallet]);
  },
);

test('400 parts above the amount, 404 a communication of another family or of nobody, and nothing moves', async () => {
  const of = await family();
  const other = await family();
  await expect(record(of, { amount: 5_000, parts: [[0, 5_001]] })).rejects.toMatchObject({
    status: 400,
    code: 'PARTS_ABOVE_AMOUNT',
  });
  for (const communication of [other.numbers[0], '010806817183', 'nonsense']) {
    const parts = [{ communication, amount: 100 }];
    await expect(
      shop.office('recordPayment', { customer: of.cuid, amount: 5_000, parts }, staff),
    ).rejects.toMatchObject({ status: 404, code: 'COMMUNICATION_UNKNOWN' });
  }
  expect(await paidOf(of)).toEqual([0, 0]);
});

test('the payment is found by each communication; it can be corrected and voided, and the books stay right', async () => {
  const of = await family();
  const { cuid } = await record(of, {
    amount: 15_000,
    parts: [
      [0, 5_000],
      [1, 10_000],
    ],
  });
  for (const search of of.numbers) {
    const { data } = await shop.office('listOfficePayments', { search }, staff);
    expect(data.map((payment) => payment.cuid)).toEqual([cuid]);
  }
  const values = {
    payment: cuid,
    received_at: '2026-01-05',
    method: 'TRANSFER',
    reason: 'x',
  } as const;
  await shop.change('correctPayment', { ...values, amount: 18_000 }, staff);
  expect([await paidOf(of), await walletOf(of)]).toEqual([[8_000, 10_000], 0]);
  await shop.office('voidPayment', { payment: cuid, reason: 'x' }, staff);
  expect([await paidOf(of), await walletOf(of)]).toEqual([[0, 0], 0]);
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  expect((await checkInvariants(client)).filter((one) => !/weekdays/.test(one))).toEqual([]);
  await client.end();
});
