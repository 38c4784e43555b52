import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

const NOW = '2026-02-02T08:00:00.000Z';
const METHODS = JSON.stringify([
  { type: 'IMMEDIATE', priority: 1 },
  { type: 'IMMEDIATE_DEPOSIT', priority: 2 },
  { type: 'DELAYED', priority: 3 },
]);
let shop: Shop;
let organiser: Made;
let activity: Made;
let week: MadeAvailability;
let staff: { token: string };
let anne: MadeCustomer;
let lou: Made;
let books: pg.Client;

beforeAll(async () => {
  shop = await openShop({ now: NOW });
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods: METHODS,
  });
  staff = await shop.make.collaborator(organiser, [
    'volume-discounts.create',
    'volume-discounts.read',
    'volume-discounts.update',
    'discounts.create',
    'registrations.create',
    'registrations.read',
  ]);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
beforeEach(async () => {
  shop.clock.set(NOW);
  await shop.sql('delete from volume_discounts where organiser_id = $1', [organiser.id]);
  activity = await shop.make.activity(organiser);
  week = await camp();
  anne = await shop.make.customer(organiser);
  lou = await shop.make.participant(organiser, anne);
});
afterEach(async () => {
  const broken = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  if (broken.length > 0) throw new Error(`The books are broken: ${broken.join('; ')}`);
});
afterAll(async () => {
  await books.end();
  await shop.close();
});

const camp = (columns: object = {}, of = activity) =>
  shop.make.availability(organiser, of, { price: 10_000, ...columns });
const title = { fr: '2e enfant', en: 'Second child' };
const make = (more: object = {}) =>
  shop.office('createVolumeDiscount', { title, percentage: 1_000, ...more }, staff);
const change = async ({ cuid: volume_discount }: { cuid: string }, changes: object) => {
  const { version } = await shop.office('getVolumeDiscount', { volume_discount }, staff);
  return shop.office('updateVolumeDiscount', { volume_discount, version, ...changes }, staff);
};
const wish = (of: MadeAvailability, child: Made, more: object = {}) => ({
  availability_id: of.id,
  participant_id: child.id,
  availability_dates: of.dates.map(({ id }) => id),
  ...more,
});
const estimate = (of: MadeAvailability, child: Made, more: object = {}) =>
  shop.call('estimateCartItem', wish(of, child, more), anne);
let seconds = 0;
/** Adds to the cart, each time at a later moment, so that the order is known. */
const add = async (...registrations: ReturnType<typeof wish>[]) => {
  seconds += 1;
  shop.clock.set(new Date(Date.parse(NOW) + seconds * 1_000).toISOString());
  return (await shop.call('addCartItems', { registrations }, anne)).cart;
};
type Cart = Awaited<ReturnType<typeof add>>;
const checkout = (cart: Cart, more: object = {}) =>
  shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true, ...more },
    anne,
  );
const success = (cart: Cart) => shop.call('getCheckoutSuccess', { cart: cart.cuid }, anne);
const cartNow = async () => (await shop.call('getSession', {}, anne)).cart;
const priceOf = (cart: Cart | null, child: Made) =>
  cart?.items.find(({ participant }) => participant?.id === child.id)?.price;
const buy = async (...registrations: ReturnType<typeof wish>[]) => {
  const cart = await add(...registrations);
  await checkout(cart);
  return cart;
};

const cancel = async (child: Made) => {
  const [row] = await shop.sql<{ id: string }>(
    'select id from registrations where participant_id = $1',
    [child.id],
  );
  const registration_id = Number(row?.id ?? 0);
  await shop.call('cancelRegistration', { registration_id, message: 'Malade' }, anne);
};

test('the second child costs less, in estimate, cart, order, e-mail and books, each with the reason', async () => {
  await make();
  const reductions = [{ kind: 'VOLUME_DISCOUNT', label: '2e enfant', amount: 1_000 }];
  expect(await estimate(week, anne.participant)).toMatchObject({
    volume_discounts_total: 0,
    total_price: 10_000,
  });
  await add(wish(week, anne.participant, { total_amount: 10_000 }));
  expect(await estimate(week, lou)).toMatchObject({
    discounts_total: 0,
    volume_discounts_total: 1_000,
    reductions,
    total_price: 9_000,
  });
  const cart = await add(wish(week, lou, { total_amount: 9_000 }));
  expect(cart.totals).toMatchObject({ items_total: 19_000, total: 19_000 });
  expect(cart.items.find(({ participant }) => participant?.id === lou.id)).toMatchObject({
    price: 9_000,
    reductions,
  });
  await checkout(cart, { total_amount: 19_000 });
  const order = await success(cart);
  expect(order.total_amount).toBe(19_000);
  expect(order.registrations.find(({ participant }) => participant.id === lou.id)).toMatchObject({
    total_amount: 9_000,
    reductions,
  });
  const lines = await shop.sql(
    `select l.reason, l.label ->> 'en' as label, l.amount from receivable_lines l
     join receivables r on r.id = l.receivable_id where r.customer_id = $1 order by l.amount`,
    [anne.id],
  );
  expect(lines).toEqual([
    { reason: 'DISCOUNT', label: 'Second child', amount: -1_000 },
    { reason: 'SALE', label: null, amount: 10_000 },
    { reason: 'SALE', label: null, amount: 10_000 },
  ]);
  const [row] = await shop.sql(
    `select price_lines ->> 'volume_discounts_total' as total from registrations where participant_id = $1`,
    [lou.id],
  );
  expect(row).toEqual({ total: '1000' });
});

test('two children in one call: each at the price of its estimate', async () => {
  await make();
  const before = [{ availability_id: week.id, participant_id: anne.participant.id }];
  expect((await estimate(week, lou, { before })).total_price).toBe(9_000);
  const cart = await add(
    wish(week, anne.participant, { total_amount: 10_000 }),
    wish(week, lou, { total_amount: 9_000 }),
  );
  expect([priceOf(cart, anne.participant), priceOf(cart, lou)]).toEqual([10_000, 9_000]);
});

test('the dear one last or first: the family pays the same, and the cheaper one is reduced', async () => {
  await make();
  const dear = await camp({ price: 20_000 });
  await add(wish(week, anne.participant));
  const last = await add(wish(dear, lou));
  expect([priceOf(last, lou), last.totals.total]).toEqual([19_000, 29_000]);
  for (const { id } of last.items) await shop.call('deleteCartItem', { item_id: id }, anne);
  await add(wish(dear, lou));
  const turned = await add(wish(week, anne.participant));
  expect([priceOf(turned, lou), turned.totals.total]).toEqual([20_000, 29_000]);
});

test('when the first child is removed or expires, the second one costs the whole price', async () => {
  await make();
  const { items } = await add(wish(week, anne.participant));
  expect(priceOf(await add(wish(week, lou)), lou)).toBe(9_000);
  const out = await shop.call('deleteCartItem', { item_id: items[0]?.id ?? 0 }, anne);
  expect(out.cart?.totals.total).toBe(10_000);
  // Lou was there before: now the other one is reduced
  const cart = await add(wish(week, anne.participant));
  expect([priceOf(cart, anne.participant), priceOf(cart, lou)]).toEqual([9_000, 10_000]);
  await shop.sql('update cart_items set expires_at = $2 where participant_id = $1', [lou.id, NOW]);
  expect((await cartNow())?.totals.total).toBe(10_000);
  await expect(checkout(cart, { total_amount: 19_000 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    details: { total_amount: 10_000 },
  });
});

test('409 PRICE_CHANGED when another tab added the first child meanwhile, or the discount has ended since', async () => {
  const discount = await make();
  await add(wish(week, anne.participant));
  await expect(add(wish(week, lou, { total_amount: 10_000 }))).rejects.toMatchObject({
    status: 409,
    code: 'PRICE_CHANGED',
  });
  const cart = await add(wish(week, lou, { total_amount: 9_000 }));
  await change(discount, { active: false });
  await expect(checkout(cart, { total_amount: 19_000 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  });
  expect((await cartNow())?.totals.total).toBe(20_000);
  await checkout(cart, { total_amount: 20_000 });
});

test('earlier registrations of the family count, unless they were cancelled or the discount says otherwise', async () => {
  const discount = await make();
  await buy(wish(week, anne.participant));
  expect((await estimate(week, lou)).total_price).toBe(9_000);
  await change(discount, { counts_held: false });
  expect((await estimate(week, lou)).total_price).toBe(10_000);
  await change(discount, { counts_held: true, period_starts_at: '2030-01-01T00:00:00.000Z' });
  expect((await estimate(week, lou)).total_price).toBe(10_000);
  await change(discount, {
    period_starts_at: null,
    activities: [(await shop.make.activity(organiser)).cuid],
  });
  expect((await estimate(week, lou)).total_price).toBe(10_000);
  await change(discount, { activities: [activity.cuid] });
  expect((await estimate(week, lou)).total_price).toBe(9_000);
  await cancel(anne.participant);
  expect((await estimate(week, lou)).total_price).toBe(10_000);
});

test('a cancelled registration makes no other dearer, and buying it again gives no second discount', async () => {
  await make();
  await buy(wish(week, anne.participant), wish(week, lou));
  await cancel(anne.participant);
  const other = await camp();
  expect((await estimate(other, anne.participant)).total_price).toBe(10_000);
  const [row] = await shop.sql<{ total_amount: number }>(
    `select o.total_amount from registrations r join receivables o on o.id = r.receivable_id where r.participant_id = $1`,
    [lou.id],
  );
  expect(row?.total_amount).toBe(9_000);
});

test('another family gets no discount from it', async () => {
  await make();
  await buy(wish(week, anne.participant));
  const bea = await shop.make.customer(organiser);
  const price = await shop.call('estimateCartItem', wish(week, bea.participant), bea);
  expect(price.total_price).toBe(10_000);
});

test('places and dates are counted too, for each activity by itself if the discount asks for that', async () => {
  const places = await make({ counts: 'PLACES', from_rank: 3, percentage: null, amount: 500 });
  expect(await estimate(week, lou, { quantity: 4 })).toMatchObject({
    volume_discounts_total: 1_000,
    total_price: 39_000,
  });
  await change(places, { counts: 'DATES', from_rank: 2, to_rank: 2 });
  const days = await camp({}, activity);
  await add(wish(week, anne.participant));
  expect((await estimate(days, anne.participant)).volume_discounts_total).toBe(500);
  await change(places, { same_activity: true });
  const swimming = await camp({}, await shop.make.activity(organiser));
  expect((await estimate(swimming, anne.participant)).volume_discounts_total).toBe(0);
});

test('after discounts of the family, before the coupon; options are paid in full', async () => {
  await make({ percentage: 5_000 });
  await shop.office('createDiscount', { title, percentage: 1_000, customers: [anne.cuid] }, staff);
  await shop.office('createCoupon', { code: 'DIX', title, percentage: 1_000 }, staff);
  const cart = await add(wish(week, anne.participant), wish(week, lou));
  expect([priceOf(cart, anne.participant), priceOf(cart, lou)]).toEqual([9_000, 4_500]);
  const lowered = await shop.call('attachCoupon', { cart_id: cart.id, coupon: 'DIX' }, anne);
  expect(lowered.cart?.totals).toMatchObject({ items_total: 13_500, coupon_discount: 1_350 });
  await checkout(cart, { total_amount: 12_150 });
  expect((await success(cart)).total_amount).toBe(12_150);
  await shop.sql('delete from discounts where organiser_id = $1', [organiser.id]);
});

const press = (path: string, action: string) =>
  shop.fetch('storefront', path, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });

test.each([
  ['IMMEDIATE', 19_000],
  ['IMMEDIATE_DEPOSIT', 6_000],
])('online, %s charges the lowered price, and late money pays it', async (way, amount) => {
  const discount = await make();
  const deposit = await camp({ deposit: 3_000 });
  const cart = await add(wish(deposit, anne.participant), wish(deposit, lou));
  const { next_action_url } = await checkout(cart, { payment_strategy: way });
  await change(discount, { active: false });
  await press(new URL(next_action_url ?? '').pathname, 'pay_late');
  expect(await success(cart)).toMatchObject({
    payment: { state: 'PAID', amount },
    total_amount: 19_000,
    paid_amount: amount,
  });
});

test('a failed payment leaves the cart as it was', async () => {
  await make();
  const cart = await add(wish(week, anne.participant), wish(week, lou));
  const { next_action_url } = await checkout(cart, { payment_strategy: 'IMMEDIATE' });
  await press(new URL(next_action_url ?? '').pathname, 'refuse');
  expect(await cartNow()).toMatchObject({ status: 'OPEN', totals: { total: 19_000 } });
});

test('staff see and sell at the same price', async () => {
  await make();
  await buy(wish(week, anne.participant));
  const who = { customer: anne.cuid, participant: lou.cuid, availability: week.cuid };
  const date_ids = week.dates.map(({ id }) => id);
  expect(await shop.office('estimateStaffRegistration', { ...who, date_ids }, staff)).toMatchObject(
    { volume_discounts_total: 1_000, total_price: 9_000 },
  );
  const { cuid } = await shop.office('registerByStaff', { ...who, date_ids }, staff);
  const [row] = await shop.sql<{ total_amount: number }>(
    `select o.total_amount from registrations r join receivables o on o.id = r.receivable_id where r.cuid = $1`,
    [cuid],
  );
  expect(row?.total_amount).toBe(9_000);
});
