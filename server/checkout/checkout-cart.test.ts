import { isStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: Made;
let activity: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({ service_fee_amount: 100, service_fee_percentage: 200 });
  activity = await shop.make.activity(organiser);
});
afterAll(() => shop.close());

async function fill(
  availability: MadeAvailability,
  columns: object = {},
  times = 1,
): Promise<MadeCustomer & { cart: number; cuid: string }> {
  const buyer = await shop.make.customer(organiser, { ...columns });
  const one = {
    availability_id: availability.id,
    availability_dates: availability.dates.map(({ id }) => id),
  };
  const others = await Promise.all(
    Array.from({ length: times - 1 }, () => shop.make.participant(organiser, buyer)),
  );
  const registrations = [buyer.participant, ...others].map(({ id }) => ({
    ...one,
    participant_id: id,
  }));
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: buyer.participant.id, registrations },
    buyer,
  );
  return { ...buyer, cuid: cart.cuid, cart: cart.id };
}

function checkout(buyer: MadeCustomer & { cart: number }, more: object = {}) {
  return shop.call(
    'checkoutCart',
    { cart_id: buyer.cart, payment_strategy: 'DELAYED', terms: true, ...more },
    buyer,
  );
}

test('200 by transfer: registrations at once, places confirmed, everything outstanding under a structured communication', async () => {
  const camp = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06', '2026-07-07'],
    capacity: 2,
    deposit: 2_000,
  });
  const buyer = await fill(camp, {}, 2);
  const answer = await checkout(buyer);
  expect(answer).toMatchObject({
    next_action: null,
    next_action_url: null,
    cart: { cuid: buyer.cuid, status: 'PROCESSED' },
  });
  const success = await shop.call('getCheckoutSuccess', { cart: buyer.cuid }, buyer);
  expect(success).toMatchObject({
    total_amount: 20500,
    service_fee_amount: 500,
    paid_amount: 0,
    outstanding_amount: 20500,
    payment: null,
    cart: {
      status: 'PROCESSED',
      payment_strategy: 'DELAYED',
      processed_at: '2026-01-05T08:00:00.000Z',
    },
    bank_transfer: {
      amount: 20500,
      due_at: null,
      iban: 'BE68539007547034',
      beneficiary: 'Maison des enfants ASBL',
    },
  });
  expect(success).toMatchObject({
    bundles: [],
    vouchers: [],
    memberships: [],
    bookings: [],
    coupons_enabled: true,
  });
  expect(success.registrations).toHaveLength(2);
  expect(success.registrations[0]).toMatchObject({
    total_amount: 10_000,
    deposit_amount: 2_000,
    participant: { fullname: 'Léa Dubois' },
  });
  expect(success.bank_transfer?.epc?.split('\n')[9]).toBe(success.cart.reference);
  expect(isStructuredCommunication(success.cart.reference)).toBe(true);
  expect(success.bank_transfer?.qr_svg).toContain('<svg');
  const [row] = await shop.sql('select registered, status from availabilities where id = $1', [
    camp.id,
  ]);
  expect(row).toEqual({ registered: 2, status: 'FULL' });
  const dates = await shop.sql(
    'select registered from availability_dates where availability_id = $1',
    [camp.id],
  );
  expect(dates).toEqual([{ registered: 2 }, { registered: 2 }]);
});

test('200 the same checkout again, even at once, has one effect and the same answer (R13)', async () => {
  const camp = await shop.make.availability(organiser, activity);
  const buyer = await fill(camp);
  const answers = await Promise.all([checkout(buyer), checkout(buyer), checkout(buyer)]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(
    await shop.sql('select id from registrations where cart_id = $1', [buyer.cart]),
  ).toHaveLength(1);
});

test('200 from the wallet: the ledger and the balance move together, the fee is paid first', async () => {
  const camp = await shop.make.availability(organiser, activity, { price: 3_000 });
  const buyer = await fill(camp, { wallet_amount: 2_000 });
  await shop.sql(
    `insert into wallet_movements (organiser_id, customer_id, amount, reason) values ($1, $2, 2000, 'CORRECTION')`,
    [organiser.id, buyer.id],
  );
  await checkout(buyer, { payment_strategy: 'WALLET' });
  const success = await shop.call('getCheckoutSuccess', { cart: buyer.cuid }, buyer);
  // the fee is 100 and 2 % of the 1,000 that the wallet does not cover
  expect(success).toMatchObject({
    total_amount: 3_120,
    service_fee_amount: 120,
    paid_amount: 2_000,
    outstanding_amount: 1_120,
  });
  const [ledger] = await shop.sql(
    `select (select sum(amount)::integer from wallet_movements where customer_id = $1) as movements,
            (select wallet_amount from customers where id = $1) as balance`,
    [buyer.id],
  );
  expect(ledger).toEqual({ movements: 0, balance: 0 });
});

test('409 when a place is no longer free, naming the item; nothing is sold', async () => {
  const camp = await shop.make.availability(organiser, activity, { capacity: 1 });
  const buyer = await fill(camp);
  await shop.sql('update availabilities set capacity = 0 where id = $1', [camp.id]);
  const refusal = await checkout(buyer).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'PLACES_TAKEN', status: 409 });
  expect(Object.keys(Object(refusal).fields)[0]).toMatch(/^items\.\d+$/);
  expect(
    await shop.sql('select id from registrations where cart_id = $1', [buyer.cart]),
  ).toHaveLength(0);
});

test('refuses an expired or unknown cart, a coupon, a strategy that is not offered, and terms not accepted', async () => {
  const buyer = await fill(await shop.make.availability(organiser, activity));
  const other = await shop.make.customer(organiser);
  await expect(checkout({ ...other, cart: buyer.cart })).rejects.toMatchObject({
    code: 'CART_NOT_FOUND',
  });
  await expect(shop.call('getCheckoutSuccess', { cart: buyer.cuid }, other)).rejects.toMatchObject({
    code: 'CART_NOT_FOUND',
    status: 404,
  });
  await expect(checkout(buyer, { coupon: 'ETE' })).rejects.toMatchObject({
    code: 'COUPON_UNKNOWN',
  });
  await expect(checkout(buyer, { payment_strategy: 'IMMEDIATE' })).rejects.toMatchObject({
    code: 'PAYMENT_STRATEGY_NOT_OFFERED',
  });
  await expect(checkout(buyer, { terms: false })).rejects.toMatchObject({
    fields: { terms: 'TERMS_NOT_ACCEPTED' },
  });
  shop.clock.set('2026-01-05T08:15:00.000Z');
  await expect(checkout(buyer)).rejects.toMatchObject({ code: 'CART_EMPTY', status: 409 });
  shop.clock.set('2026-01-05T08:00:00.000Z');
});

test('race: buyers add and check out at once; exactly the available places are sold', async () => {
  const camp = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06', '2026-07-07'],
    capacity: 5,
  });
  const buy = async () => checkout(await fill(camp));
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, buy));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const [row] = await shop.sql('select registered, status from availabilities where id = $1', [
    camp.id,
  ]);
  expect(row).toEqual({ registered: 5, status: 'FULL' });
  expect(
    await shop.sql('select id from registrations where availability_id = $1', [camp.id]),
  ).toHaveLength(5);
});
