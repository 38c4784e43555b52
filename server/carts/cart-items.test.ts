import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: Made;
let activity: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
});
afterAll(() => shop.close());

async function buyerWith(
  availability: MadeAvailability,
): Promise<MadeCustomer & { item: number; cart: number }> {
  const buyer = await shop.make.customer(organiser);
  const registrations = [
    {
      availability_id: availability.id,
      availability_dates: availability.dates.map(({ id }) => id),
    },
  ];
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: buyer.participant.id, registrations },
    buyer,
  );
  return { ...buyer, item: cart.items[0]?.id ?? 0, cart: cart.id };
}

test('deleteCartItem: 200 frees the places; 404 for an item that is gone or another customer’s', async () => {
  const camp = await shop.make.availability(organiser, activity, { capacity: 1 });
  const buyer = await buyerWith(camp);
  const other = await shop.make.customer(organiser);
  await expect(shop.call('deleteCartItem', { item_id: buyer.item }, other)).rejects.toMatchObject({
    code: 'CART_ITEM_NOT_FOUND',
  });
  const { cart } = await shop.call('deleteCartItem', { item_id: buyer.item }, buyer);
  expect(cart).toMatchObject({
    items: [],
    totals: { count: 0, payable: 0 },
    payment_strategies: [],
  });
  await expect(shop.call('deleteCartItem', { item_id: buyer.item }, buyer)).rejects.toMatchObject({
    code: 'CART_ITEM_NOT_FOUND',
    status: 404,
  });
  await buyerWith(camp);
});

test('extendCartItems: 200 a full cart time from now; 409 a second time, when expired, and when the place is gone', async () => {
  const camp = await shop.make.availability(organiser, activity, { capacity: 1 });
  const buyer = await buyerWith(camp);
  shop.clock.set('2026-01-05T08:10:00.000Z');
  const { cart } = await shop.call('extendCartItems', {}, buyer);
  expect(cart?.items[0]).toMatchObject({
    expires_at: '2026-01-05T08:25:00.000Z',
    extendable: false,
  });
  await expect(shop.call('extendCartItems', { item_id: buyer.item }, buyer)).rejects.toMatchObject({
    code: 'HOLD_ALREADY_EXTENDED',
  });
  await expect(shop.call('extendCartItems', { item_id: 3 }, buyer)).rejects.toMatchObject({
    code: 'CART_ITEM_NOT_FOUND',
  });
  const slow = await buyerWith(await shop.make.availability(organiser, activity));
  shop.clock.set('2026-01-05T08:40:00.000Z');
  await expect(shop.call('extendCartItems', { item_id: slow.item }, slow)).rejects.toMatchObject({
    code: 'CART_ITEM_EXPIRED',
  });
  await buyerWith(camp);
  // a process whose clock is behind still believes that the hold is live
  shop.clock.set('2026-01-05T08:20:00.000Z');
  await shop.sql('update cart_items set extended = false where id = $1', [buyer.item]);
  await expect(shop.call('extendCartItems', { item_id: buyer.item }, buyer)).rejects.toMatchObject({
    code: 'PLACES_TAKEN',
  });
  shop.clock.set('2026-01-05T08:00:00.000Z');
});

test('estimate: the same by GET and POST, line by line, and equal to the price fixed by adding', async () => {
  const ownActivity = await shop.make.activity(organiser);
  const option = await shop.make.option(organiser, ownActivity, {
    prices: [{ amount: 250 }, { percentage: 333 }],
  });
  const camp = await shop.make.availability(organiser, ownActivity, {
    price: 9_999,
    deposit: 20_000,
  });
  const buyer = await shop.make.customer(organiser);
  const price_id = option.prices[1]?.id ?? 0;
  const choice = { availability_id: camp.id, quantity: 3 };
  const byPost = await shop.call(
    'estimateCartItem',
    {
      ...choice,
      availability_dates: [{ date_id: camp.dates[0]?.id ?? 0 }],
      options: [{ price_id }],
    },
    buyer,
  );
  const byGet = await shop.call(
    'getCartItemEstimate',
    { ...choice, availability_dates: [camp.dates[0]?.id ?? 0], options: [price_id] },
    buyer,
  );
  expect(byGet).toEqual(byPost);
  expect(byPost).toMatchObject({
    base_price: 29_997,
    options_total: 999,
    total_price: 30_996,
    total_deposit: 30_996,
    // every field of 2 §7, even when empty
    partial_registration_total_fee: 0,
    partial_registration_total_discount: 0,
    bundle_total: 0,
    discounts_total: 0,
    volume_discounts_total: 0,
  });
  const registrations = [
    { ...choice, availability_dates: camp.dates.map(({ id }) => id), options: [{ price_id }] },
  ];
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: buyer.participant.id, registrations },
    buyer,
  );
  expect(cart.items[0]).toMatchObject({ price: 30_996, deposit: 30_996 });
});

test('estimate: one of four dates costs as much as all of them, and the answer has both counts', async () => {
  const camp = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09'],
    price: 12_000,
  });
  const buyer = await shop.make.customer(organiser);
  const estimate = (count: number) =>
    shop.call(
      'estimateCartItem',
      {
        availability_id: camp.id,
        availability_dates: camp.dates.slice(0, count).map(({ id }) => id),
      },
      buyer,
    );
  expect(await estimate(1)).toMatchObject({ dates_chosen: 1, dates_total: 4, total_price: 12_000 });
  expect(await estimate(4)).toMatchObject({ dates_chosen: 4, dates_total: 4, total_price: 12_000 });
});

test('estimate: refuses unknown availabilities, participants, dates and options', async () => {
  const camp = await shop.make.availability(organiser, activity);
  const option = await shop.make.option(organiser, activity);
  const buyer = await shop.make.customer(organiser);
  const price_id = option.prices[0]?.id ?? 0;
  const ask = (more: object) =>
    shop.call(
      'estimateCartItem',
      { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id), ...more },
      buyer,
    );
  await expect(ask({ availability_dates: [] })).rejects.toMatchObject({
    code: 'AVAILABILITY_DATES_REQUIRED',
    status: 400,
    fields: { availability_dates: 'AVAILABILITY_DATES_REQUIRED' },
  });
  await expect(ask({ availability_id: 4 })).rejects.toMatchObject({
    code: 'AVAILABILITY_NOT_FOUND',
  });
  await expect(ask({ participant_id: 4 })).rejects.toMatchObject({ code: 'PARTICIPANT_NOT_FOUND' });
  await expect(ask({ availability_dates: [4] })).rejects.toMatchObject({
    code: 'DATE_NOT_BOOKABLE',
  });
  await expect(ask({ options: [4] })).rejects.toMatchObject({
    code: 'ANSWERS_INVALID',
    fields: { 'options.0.price_id': 'UNKNOWN_PRICE' },
  });
  await expect(ask({ options: [price_id, price_id] })).rejects.toMatchObject({
    fields: { 'options.1.price_id': 'OPTION_CHOSEN_TWICE' },
  });
});

test('coupons: every code is unknown, and detaching returns the cart', async () => {
  const buyer = await buyerWith(await shop.make.availability(organiser, activity));
  const other = await shop.make.customer(organiser);
  await expect(
    shop.call('attachCoupon', { cart_id: buyer.cart, coupon: 'ETE26' }, buyer),
  ).rejects.toMatchObject({
    code: 'COUPON_UNKNOWN',
    fields: { coupon: 'COUPON_UNKNOWN' },
  });
  await expect(
    shop.call('attachCoupon', { cart_id: buyer.cart, coupon: 'ETE26' }, other),
  ).rejects.toMatchObject({
    code: 'CART_NOT_FOUND',
  });
  await expect(shop.call('detachCoupon', { cart_id: buyer.cart }, other)).rejects.toMatchObject({
    code: 'CART_NOT_FOUND',
  });
  expect((await shop.call('detachCoupon', { cart_id: buyer.cart }, buyer)).cart).toMatchObject({
    id: buyer.cart,
    coupon_id: null,
  });
});
