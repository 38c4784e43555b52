import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { KIND_SAMPLES } from '@ribambelle/testing/kinds/samples.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KINDS } from '../kinds/index.ts';

const ENGLISH = { headers: { 'accept-language': 'en' } };
const FEE = 100;

let shop: Shop;
let organiser: Made;

beforeAll(async () => {
  shop = await openShop();
  const payment_methods = JSON.stringify([{ type: 'DELAYED', priority: 1 }]);
  organiser = await shop.make.organiser({ payment_methods, service_fee_amount: FEE });
});
afterAll(() => shop.close());

test.each(KINDS)(
  '200 $type alone is coming next if it has a time, is owed if it has a price, and is counted',
  async ({ type, coming }) => {
    const sample = KIND_SAMPLES[type];
    const thing = await sample.offer(shop, organiser);
    const buyer = await shop.make.customer(organiser);
    const { cart } = await shop.call('addCartItems', thing.wanted(buyer), buyer);
    const order = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
    await shop.call('checkoutCart', order, buyer);
    const [purchase] = sample.of(await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer));
    const price = purchase?.total_amount ?? 0;
    const one = { kind: type, title: thing.titles.en, cuid: purchase?.cuid };
    const overview = await shop.call('getAccountOverview', {}, { ...buyer, ...ENGLISH });
    expect(overview.coming).toMatchObject(coming === null ? [] : [one]);
    const owed_amount = price + FEE;
    const debt = { cart: { cuid: cart.cuid }, owed_amount, lines: [one, { accessory: true }] };
    expect(overview.owed).toMatchObject(
      price === 0
        ? { total_amount: 0, count: 0, orders: [] }
        : { total_amount: owed_amount, count: 1, orders: [debt] },
    );
    const counters = (await shop.call('getSession', {}, buyer)).account?.counters;
    const other = { participants: 0, carts: 0, available_vouchers: 0 };
    const counts = Object.entries({ ...counters, ...other }).filter(([, count]) => count > 0);
    expect(counts).toHaveLength(1);
  },
);

test('200 the soonest comes first, nothing over or cancelled is listed, and orders are listed separately', async () => {
  const family = await shop.make.customer(organiser);
  for (const [type, sample] of Object.entries(KIND_SAMPLES)) {
    if (type !== 'REGISTRATION' && type !== 'BOOKING') continue;
    const thing = await sample.offer(shop, organiser);
    const { cart } = await shop.call('addCartItems', thing.wanted(family), family);
    const order = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
    await shop.call('checkoutCart', order, family);
  }
  const read = () => shop.call('getAccountOverview', {}, family);
  const { coming, owed } = await read();
  expect(coming.map(({ kind }) => kind)).toEqual(['BOOKING', 'REGISTRATION']);
  expect(owed.orders).toHaveLength(2);
  expect(owed.total_amount).toBe(owed.orders.reduce((sum, one) => sum + one.owed_amount, 0));
  await shop.sql('update bookings set cancelled_at = now() where customer_id = $1', [family.id]);
  expect((await read()).coming.map(({ kind }) => kind)).toEqual(['REGISTRATION']);
  shop.clock.set('2027-01-01T00:00:00.000Z');
  expect((await read()).coming).toEqual([]);
});

test('200 everything owed has its last day, its own number and its transfer, and is paid from the wallet at once', async () => {
  const transfers = {
    bank_transfers_activated: true,
    bank_account: 'BE68539007547034',
    payment_term_days: 14,
  };
  await shop.sql(
    'update organisers set bank_transfers_activated = $2, bank_account = $3, payment_term_days = $4 where id = $1',
    [organiser.id, ...Object.values(transfers)],
  );
  shop.clock.set('2026-01-05T08:00:00.000Z');
  const family = await shop.make.customer(organiser);
  const staff = await shop.make.collaborator(organiser, [
    'payments.create',
    'payments.delete',
    'customer-wallets.correct',
  ]);
  const recorded = await shop.office(
    'recordPayment',
    { customer: family.cuid, amount: 5_000 },
    staff,
  );
  const spent = { customer: family.cuid, amount: -5_000, reason: 'Repas' };
  await shop.office('correctWallet', spent, staff);
  await shop.office('voidPayment', { payment: recorded.cuid, reason: 'Erreur' }, staff);
  const thing = await KIND_SAMPLES.REGISTRATION.offer(shop, organiser);
  const { cart } = await shop.call('addCartItems', thing.wanted(family), family);
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
  await shop.call('checkoutCart', order, family);
  const read = async () => (await shop.call('getAccountOverview', {}, family)).owed;
  const owed = await read();
  const lone = owed.orders.find((one) => one.cart === null);
  const ordered = owed.orders.find((one) => one.cart !== null);
  expect(lone).toMatchObject({
    owed_amount: 5_000,
    due_at: null,
    bank_transfer: { amount: 5_000 },
  });
  const digits = lone?.bank_transfer?.communication.replaceAll(/\D/gu, '');
  expect([digits, lone?.reference]).toEqual([lone?.reference, digits]);
  expect(ordered?.lines[0]).toMatchObject({ due_at: '2026-01-19T23:00:00.000Z', overdue: false });
  expect(ordered?.bank_transfer?.amount).toBe(ordered?.owed_amount);
  const cartPage = await shop.call('getAccountCart', { cuid: cart.cuid }, family);
  expect(ordered?.bank_transfer).toEqual(cartPage.bank_transfer);
  shop.clock.set('2026-01-19T23:00:00.000Z');
  expect(
    (await read()).orders.flatMap(({ lines }) => lines.map(({ overdue }) => overdue)),
  ).toContain(true);
  const gift = { customer: family.cuid, amount: owed.total_amount + 700, reason: 'Geste' };
  await shop.office('correctWallet', gift, staff);
  const all = { destination: null, amount: owed.total_amount };
  const { wallet, outstanding_amount } = await shop.call('payWithWallet', all, family);
  expect([wallet.amount, outstanding_amount]).toEqual([700, 0]);
  expect(await read()).toEqual({ total_amount: 0, count: 0, orders: [] });
});
