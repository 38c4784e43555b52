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
