import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { tellPayment } from '@ribambelle/testing/fakes/tell-payment.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let camp: MadeAvailability;
let staff: { token: string };
let client: pg.Client;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods: JSON.stringify([
      { type: 'IMMEDIATE', priority: 1 },
      { type: 'DELAYED', priority: 2 },
    ]),
    service_fee_amount: 100,
  });
  camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    capacity: 5_000,
  });
  staff = await shop.make.collaborator(organiser, [
    'payments.read',
    'payments.create',
    'payments.delete',
    'payments.refund',
    'customer-wallets.correct',
  ]);
  client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await shop.close();
});
afterEach(async () => {
  const violations = (await checkInvariants(client)).filter((one) => !/weekdays/.test(one));
  if (violations.length > 0) throw new Error(`The books are broken: ${violations.join('; ')}`);
});

interface Family extends MadeCustomer {
  /** Two orders by transfer of one place each, and their fees. */
  readonly orders: readonly Made[];
}

/** Makes a family that owes 101.00 in each of some orders. */
async function family(orders = 2): Promise<Family> {
  const buyer = await shop.make.customer(organiser);
  const carts: Made[] = [];
  for (let one = 0; one < orders; one += 1) {
    const child = await shop.make.participant(organiser, buyer, { firstname: `Zoé ${one}` });
    const dates = camp.dates.map(({ id }) => id);
    const registrations = [{ availability_id: camp.id, availability_dates: dates }];
    const wish = { participant_id: child.id, registrations };
    const { cart } = await shop.call('addCartItems', wish, buyer);
    const order = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
    await shop.call('checkoutCart', order, buyer);
    carts.push(cart);
  }
  return { ...buyer, orders: carts };
}

const start = (of: Family, request: object) =>
  shop.call('startOnlinePayment', { return_url: '/fr/account', ...request }, of);
const pageOf = ({ checkout_url }: { checkout_url: string }) =>
  new URL(checkout_url).pathname.split('/').at(-1) ?? '';
const orderOf = (of: Family, index: number) => of.orders[index]?.cuid ?? '';
const pays = (reference: string) => tellPayment(shop, { reference, state: 'paid' });

const owed = async ({ id }: Family) =>
  (
    await shop.sql<{ owed: number }>(
      'select owed_amount as owed from receivables where customer_id = $1 order by id',
      [id],
    )
  ).map((row) => row.owed);
const walletOf = async ({ id }: Family) =>
  (
    await shop.sql<{ amount: number }>(
      'select wallet_amount as amount from customers where id = $1',
      [id],
    )
  )[0]?.amount;
const paymentsOf = async ({ id }: Family) =>
  (
    await shop.sql<{ state: string; amount: number; late: boolean }>(
      "select state, amount, late from payments where customer_id = $1 and method = 'ONLINE' order by amount desc",
      [id],
    )
  ).map(({ state, amount, late }) => [state, amount, late]);

test('everything that a family owes, over orders and without one, is paid on one page', async () => {
  const of = await family();
  const recorded = await shop.office('recordPayment', { customer: of.cuid, amount: 90_000 }, staff);
  await shop.office('correctWallet', { customer: of.cuid, amount: -69_800, reason: 'x' }, staff);
  await shop.office('voidPayment', { payment: recorded.cuid, reason: 'x' }, staff);
  const amounts = await owed(of);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  expect(amounts).toHaveLength(5);
  const page = await start(of, { all: true });
  expect(await start(of, { all: true })).toEqual(page);
  expect(await paymentsOf(of)).toEqual([['PENDING', total, false]]);
  expect(await pays(pageOf(page))).toBe(200);
  expect(await owed(of)).toEqual([0, 0, 0, 0, 0]);
  expect([await walletOf(of), await paymentsOf(of)]).toEqual([0, [['PAID', total, false]]]);
  await expect(start(of, { all: true })).rejects.toMatchObject({ code: 'NOTHING_TO_PAY' });
});

test('chosen orders are paid together, and the others stay', async () => {
  const of = await family(3);
  const page = await start(of, { destinations: [orderOf(of, 0), orderOf(of, 2)] });
  await pays(pageOf(page));
  const [left] = await shop.sql<{ cart_id: string; owed: number }>(
    'select cart_id, sum(owed_amount)::integer as owed from receivables where customer_id = $1 group by cart_id having sum(owed_amount) > 0',
    [of.id],
  );
  expect([Number(left?.cart_id), left?.owed]).toEqual([of.orders[1]?.id, 10_100]);
});

test('409 and 404: nothing to pay, an unknown name among known ones, and another family’s order', async () => {
  const of = await family();
  const other = await family(1);
  for (const destinations of [['nowhere'], [orderOf(of, 0), orderOf(other, 0)]])
    await expect(start(of, { destinations })).rejects.toMatchObject({
      code: 'DESTINATION_NOT_FOUND',
      status: 404,
    });
  await expect(start(of, {})).rejects.toMatchObject({ code: 'DESTINATION_NOT_FOUND' });
  const nobody = { ...(await shop.make.customer(organiser)), orders: [] };
  await expect(start(nobody, { all: true })).rejects.toMatchObject({ code: 'NOTHING_TO_PAY' });
  expect(await paymentsOf(of)).toEqual([]);
});

test('a page for some of the same debts ends the earlier one; when both are paid, the second is credit', async () => {
  const of = await family();
  const everything = await start(of, { all: true });
  const one = await start(of, { destination: orderOf(of, 0) });
  expect(pageOf(one)).not.toBe(pageOf(everything));
  expect(await paymentsOf(of)).toEqual([
    ['ABANDONED', 20_200, false],
    ['PENDING', 10_100, false],
  ]);
  await pays(pageOf(one));
  await pays(pageOf(everything));
  expect(await owed(of)).toEqual([0, 0, 0, 0]);
  expect(await walletOf(of)).toBe(10_100);
  expect(await paymentsOf(of)).toEqual([
    ['PAID', 20_200, true],
    ['PAID', 10_100, false],
  ]);
  const late = { attention: 'LATE', customer: of.cuid } as const;
  const { data } = await shop.office('listOfficePayments', late, staff);
  expect(data.map(({ amount }) => amount)).toEqual([20_200]);
  // the family and the organiser are written to
  const events = await shop.sql(
    "select from events where type = 'payment.late' and payload ->> 'payment_id' = (select id::text from payments where customer_id = $1 and late)",
    [of.id],
  );
  expect(events).toHaveLength(1);
});

test('pages for other debts stay open beside each other', async () => {
  const of = await family();
  await start(of, { destination: orderOf(of, 0) });
  await start(of, { destination: orderOf(of, 1) });
  expect((await paymentsOf(of)).map(([state]) => state)).toEqual(['PENDING', 'PENDING']);
});

test('a debt that was paid otherwise meanwhile: the rest of its money goes to the same orders, then to the wallet', async () => {
  const of = await family();
  const page = await start(of, { destination: orderOf(of, 0) });
  const order = await shop.sql<{ reference: string }>('select reference from carts where id = $1', [
    of.orders[0]?.id,
  ]);
  const transfer = { communication: order[0]?.reference ?? '', amount: 4_000 };
  await shop.office('recordPayment', transfer, staff);
  await pays(pageOf(page));
  expect((await owed(of)).toSorted((one, other) => one - other)).toEqual([0, 0, 100, 10_000]);
  expect(await walletOf(of)).toBe(4_000);
});

test('a refund of a payment over orders takes from them, and what fails goes back', async () => {
  const of = await family();
  const page = await start(of, { all: true });
  await pays(pageOf(page));
  const back = { id: 're_all', refund_cuid: null, amount: 12_000, state: 'done' as const };
  await tellPayment(shop, { reference: pageOf(page), state: 'paid', refunds: [back] });
  const left = (await owed(of)).reduce((sum, amount) => sum + amount, 0);
  expect(left).toBe(12_000);
  const failed = { ...back, state: 'failed' as const };
  await tellPayment(shop, { reference: pageOf(page), state: 'paid', refunds: [failed] });
  expect((await owed(of)).reduce((sum, amount) => sum + amount, 0)).toBe(0);
});

/** Calls for everything and for single orders at once; returns the number of open pages. */
async function openPages(of: Family, count: number): Promise<number> {
  const calls = Array.from({ length: count }, (_, index) =>
    start(
      of,
      index % 2 === 0 ? { all: true } : { destination: orderOf(of, index % 4 === 1 ? 0 : 1) },
    ),
  );
  await Promise.allSettled(calls);
  const [open] = await shop.sql<{ most: number }>(
    `select coalesce(max(pages), 0)::integer as most from (select count(*) as pages from payment_targets t
       join payments p on p.organiser_id = t.organiser_id and p.id = t.payment_id
       where p.customer_id = $1 and p.state = 'PENDING' group by t.receivable_id) open`,
    [of.id],
  );
  return open?.most ?? 0;
}

test.each([2, 20, 200])(
  'race: of %i calls for overlapping debts, no debt has two open pages',
  async (count) => {
    expect(await openPages(await family(), count)).toBe(1);
  },
);

test('without its lock, two pages are open for one debt', async () => {
  const most = await mostWithoutLocks(async () => openPages(await family(), 8), { right: 1 });
  expect(most).toBeGreaterThan(1);
}, 240_000);

test.each([2, 20, 200])(
  'race: the same news of two pages for one debt, %i times at once: paid once, the rest is credit',
  async (count) => {
    const of = await family();
    const pages = [
      await start(of, { all: true }),
      await start(of, { destination: orderOf(of, 0) }),
    ];
    const news = Array.from({ length: count }, (_, index) =>
      pageOf(pages[index % 2] ?? { checkout_url: '' }),
    );
    await Promise.all(news.map(pays));
    expect(await owed(of)).toEqual([0, 0, 0, 0]);
    expect(await walletOf(of)).toBe(10_100);
  },
);
