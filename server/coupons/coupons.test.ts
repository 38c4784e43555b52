import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const NOW = '2026-01-05T08:00:00.000Z';
const METHODS = JSON.stringify([
  { type: 'IMMEDIATE', priority: 1 },
  { type: 'IMMEDIATE_DEPOSIT', priority: 2 },
  { type: 'DELAYED', priority: 3 },
]);
let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };
let books: pg.Client;

beforeAll(async () => {
  shop = await openShop({ now: NOW });
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods: METHODS,
  });
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, [
    'discounts.create',
    'discounts.read',
    'discounts.update',
    'discounts.delete',
    'registrations.read',
    'registrations.cancel',
    'payments.read',
  ]);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});
afterEach(async () => {
  shop.clock.set(NOW);
  const violations = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  if (violations.length > 0) throw new Error(`The books are broken: ${violations.join('; ')}`);
});

let number = 0;
/** Makes a coupon of 10 % with its own code. */
async function coupon(more: object = {}) {
  number += 1;
  const code = `CODE${number}`;
  const title = { fr: `Réduction ${number}`, en: `Discount ${number}` };
  const { cuid } = await shop.office(
    'createCoupon',
    { title, code, percentage: 1_000, ...more },
    staff,
  );
  return { cuid, code };
}
const change = async (cuid: string, changes: object) => {
  const { version } = await shop.office('getCoupon', { coupon: cuid }, staff);
  await shop.office('updateCoupon', { coupon: cuid, version, ...changes }, staff);
};
const camp = (columns: object = {}, of = activity) =>
  shop.make.availability(organiser, of, { price: 10_000, ...columns });

async function add(customer: MadeCustomer, of: readonly MadeAvailability[]) {
  const registrations = of.map(({ id: availability_id, dates }) => ({
    availability_id,
    availability_dates: dates.map(({ id }) => id),
  }));
  const wish = { participant_id: customer.participant.id, registrations };
  return (await shop.call('addCartItems', wish, customer)).cart;
}
/** Makes a customer with a place of 100 euros in the cart. */
async function buyer(of: readonly MadeAvailability[] = []) {
  const customer = await shop.make.customer(organiser);
  const cart = await add(customer, of.length === 0 ? [await camp()] : of);
  return { customer, cart };
}
const attach = (who: Awaited<ReturnType<typeof buyer>>, code: string) =>
  shop.call('attachCoupon', { cart_id: who.cart.id, coupon: code }, who.customer);
const checkout = (who: Awaited<ReturnType<typeof buyer>>, more: object = {}) =>
  shop.call(
    'checkoutCart',
    { cart_id: who.cart.id, payment_strategy: 'DELAYED', terms: true, ...more },
    who.customer,
  );
const success = (who: Awaited<ReturnType<typeof buyer>>) =>
  shop.call('getCheckoutSuccess', { cart: who.cart.cuid }, who.customer);
const cartOf = async (who: Awaited<ReturnType<typeof buyer>>) =>
  (await shop.call('getSession', {}, who.customer)).cart;
const usedOf = (cuid: string) => shop.office('getCoupon', { coupon: cuid }, staff);

test('a coupon reduces the cart, its order and the amount owed by the same cents, with its own line', async () => {
  const { cuid, code } = await coupon();
  const who = await buyer([await camp({ price: 3_333 }), await camp({ price: 6_672 })]);
  const { cart } = await attach(who, ` ${code.toLowerCase()} `);
  expect(cart).toMatchObject({
    coupon: { label: code, percentage: 1_000, amount: null, active: true, obstacle: null },
    totals: { items_total: 10_005, coupon_discount: 1_001, total: 9_004, payable: 9_004 },
  });
  expect(await usedOf(cuid)).toMatchObject({ used: 0, held: 1 });
  await checkout(who, { coupon: code, total_amount: 9_004 });
  const order = await success(who);
  expect(order).toMatchObject({
    total_amount: 9_004,
    outstanding_amount: 9_004,
    coupon: { label: code, amount: 1_001 },
  });
  expect(new Set(order.registrations.map(({ total_amount }) => total_amount))).toEqual(
    new Set([3_000, 6_004]),
  );
  const lines = await shop.sql<{ reason: string; amount: number; label: object }>(
    `select l.reason, l.amount, l.label from receivable_lines l join receivables r on r.id = l.receivable_id
     where r.cart_id = $1 order by l.reason, l.amount`,
    [who.cart.id],
  );
  expect(lines).toMatchObject([
    { reason: 'DISCOUNT', amount: -668, label: { fr: 'Réduction 1' } },
    { reason: 'DISCOUNT', amount: -333 },
    { reason: 'SALE', amount: 3_333 },
    { reason: 'SALE', amount: 6_672 },
  ]);
  expect(await usedOf(cuid)).toMatchObject({ used: 1, held: 0 });
  const unknown = { coupon: 'c00000000000000000000000' };
  await expect(shop.office('listCouponUses', unknown, staff)).rejects.toMatchObject({
    code: 'COUPON_NOT_FOUND',
  });
  expect(await shop.office('listCouponUses', { coupon: cuid }, staff)).toMatchObject({
    count: 1,
    data: [{ cuid: who.cart.cuid, amount: 1_001, reference: who.cart.reference }],
  });
  expect(await shop.call('getAccountCart', { cuid: who.cart.cuid }, who.customer)).toMatchObject({
    coupon: { label: code, amount: 1_001 },
    total_amount: 9_004,
  });
  const [registration] = order.registrations;
  const detail = await shop.office(
    'getOfficeRegistration',
    { registration: registration?.cuid ?? '' },
    staff,
  );
  const sum = detail.price_lines.reduce((total, { amount }) => total + amount, 0);
  expect(sum).toBe(detail.total_amount);
});

test('a coupon of the whole price leaves nothing to pay, and no deposit exceeds the reduced price', async () => {
  const all = await coupon({ percentage: 10_000 });
  const who = await buyer();
  expect((await attach(who, all.code)).cart?.totals).toMatchObject({ total: 0, payable: 0 });
  await checkout(who);
  expect(await success(who)).toMatchObject({ total_amount: 0, outstanding_amount: 0 });
  const most = await coupon({ percentage: null, amount: 8_000 });
  const other = await buyer([await camp({ deposit: 3_000 })]);
  expect((await attach(other, most.code)).cart).toMatchObject({
    items: [{ price: 10_000, deposit: 2_000 }],
    totals: { total: 2_000, deposit: 2_000, deposit_payable: 2_000 },
  });
  await checkout(other);
  const [receivable] = await shop.sql<{ deposit_amount: number }>(
    'select deposit_amount from receivables where cart_id = $1',
    [other.cart.id],
  );
  expect(receivable?.deposit_amount).toBe(2_000);
});

test('a coupon for other items, or below its minimum, tells the cart why it does not apply, and applies once the items fit', async () => {
  const other = await shop.make.activity(organiser);
  const { code } = await coupon({ activities: [other.cuid], min_total_amount: 15_000 });
  const who = await buyer();
  const obstacle = async () => (await cartOf(who))?.coupon?.obstacle;
  expect(await attach(who, code)).toMatchObject({
    message:
      'Ce code promo ne vaut pour rien de ce qui est dans votre panier. Il servira si vous y ajoutez ce qu’il faut.',
    cart: {
      coupon: { active: false, obstacle: 'COUPON_FOR_OTHERS' },
      totals: { coupon_discount: 0 },
    },
  });
  await add(who.customer, [await camp({ price: 4_000 }, other)]);
  expect(await obstacle()).toBe('COUPON_MINIMUM');
  await add(who.customer, [await camp({ price: 1_000 })]);
  expect(await obstacle()).toBeNull();
  expect((await cartOf(who))?.totals.coupon_discount).toBe(400);
});

test.each([
  ['COUPON_UNKNOWN', {}, 'NOTHING'],
  ['COUPON_UNKNOWN', { active: false }, null],
  ['COUPON_NOT_STARTED', { starts_at: '2026-01-05T08:00:00.001Z' }, null],
  ['COUPON_ENDED', { ends_at: NOW }, null],
])('%s when a coupon of %o is attached, and the cart is unchanged', async (code, more, text) => {
  const made_one = await coupon(more);
  const who = await buyer();
  await expect(attach(who, text ?? made_one.code)).rejects.toMatchObject({
    code,
    fields: { coupon: code },
  });
  expect((await cartOf(who))?.coupon).toBeNull();
});

test('refuses another customer’s cart, another organiser’s code, and an organiser without coupons', async () => {
  const { code } = await coupon();
  const who = await buyer();
  const other = await buyer();
  await expect(
    shop.call('attachCoupon', { cart_id: who.cart.id, coupon: code }, other.customer),
  ).rejects.toMatchObject({ code: 'CART_NOT_FOUND' });
  await attach(who, code);
  const switchTo = async (enabled: boolean) => {
    await shop.sql('update organisers set coupons_enabled = $2 where id = $1', [
      organiser.id,
      enabled,
    ]);
    await expect.poll(async () => (await cartOf(who))?.coupons_enabled).toBe(enabled);
  };
  await switchTo(false);
  await expect(attach(other, code)).rejects.toMatchObject({ code: 'COUPON_UNKNOWN' });
  expect(await cartOf(who)).toMatchObject({ coupon: null, totals: { coupon_discount: 0 } });
  await switchTo(true);
});

test('a coupon withdrawn or changed since is not charged unseen', async () => {
  const { cuid, code } = await coupon();
  const who = await buyer();
  await attach(who, code);
  await change(cuid, { active: false });
  await expect(checkout(who, { total_amount: 9_000 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    details: { total_amount: 10_000 },
  });
  expect((await cartOf(who))?.coupon?.obstacle).toBe('COUPON_WITHDRAWN');
  await change(cuid, { active: true, percentage: 2_000 });
  await checkout(who, { total_amount: 8_000 });
  await change(cuid, { percentage: 5_000 });
  expect((await success(who)).total_amount).toBe(8_000);
  await expect(shop.office('deleteCoupon', { coupon: cuid }, staff)).rejects.toMatchObject({
    code: 'COUPON_IN_USE',
  });
});

test('a coupon in a cart can be deleted, and disappears from it; it can also be removed by hand', async () => {
  const { cuid, code } = await coupon();
  const who = await buyer();
  await attach(who, code);
  await shop.call('detachCoupon', { cart_id: who.cart.id }, who.customer);
  expect(await usedOf(cuid)).toMatchObject({ held: 0 });
  await attach(who, code);
  await shop.office('deleteCoupon', { coupon: cuid }, staff);
  expect(await cartOf(who)).toMatchObject({ coupon: null, totals: { payable: 10_000 } });
});

test('once per family: a second order cannot use it; a cancelled one does not give it back', async () => {
  const { code } = await coupon({ maximum_uses_per_customer: 1 });
  const who = await buyer();
  await attach(who, code);
  await checkout(who);
  const [registration] = (await success(who)).registrations;
  await shop.office(
    'cancelOfficeRegistration',
    { registration: registration?.cuid ?? '', message: 'Malade' },
    staff,
  );
  const again = { customer: who.customer, cart: await add(who.customer, [await camp()]) };
  await expect(attach(again, code)).rejects.toMatchObject({ code: 'COUPON_ALREADY_USED' });
});

test('an expired cart holds no use: another family gets it, and the first learns so when it returns', async () => {
  const { cuid, code } = await coupon({ maximum_uses: 1 });
  const who = await buyer();
  await attach(who, code);
  shop.clock.set('2026-01-05T12:00:00.000Z');
  const other = await buyer();
  await attach(other, code);
  const cart = await add(who.customer, [await camp()]);
  expect(cart).toMatchObject({ coupon: null, totals: { coupon_discount: 0 } });
  expect(await usedOf(cuid)).toMatchObject({ used: 0, held: 1 });
  // and one that nobody took meanwhile is still available
  shop.clock.set('2026-01-05T18:00:00.000Z');
  expect(await add(other.customer, [await camp()])).toMatchObject({ coupon: { label: code } });
});

/** Presses a button of the payment page. */
const press = (path: string, action: string) =>
  shop.fetch('storefront', path, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
async function toPage(who: Awaited<ReturnType<typeof buyer>>, payment_strategy = 'IMMEDIATE') {
  const { next_action_url } = await checkout(who, { payment_strategy });
  return new URL(next_action_url ?? '').pathname;
}

test.each([
  ['IMMEDIATE', 9_000],
  ['IMMEDIATE_DEPOSIT', 3_000],
])(
  'online, %s asks for the reduced price, and holds the use while it is paid',
  async (way, amount) => {
    const { cuid, code } = await coupon({ maximum_uses: 1 });
    const who = await buyer([await camp({ deposit: 3_000 })]);
    await attach(who, code);
    const page = await toPage(who, way);
    expect(await usedOf(cuid)).toMatchObject({ held: 1 });
    const other = await buyer();
    await expect(attach(other, code)).rejects.toMatchObject({ code: 'COUPON_USED_UP' });
    await expect(attach(who, code)).rejects.toMatchObject({ code: 'CART_BEING_PAID' });
    await press(page, 'pay');
    expect(await success(who)).toMatchObject({
      payment: { state: 'PAID', amount },
      total_amount: 9_000,
      paid_amount: amount,
      coupon: { amount: 1_000 },
    });
    expect(await usedOf(cuid)).toMatchObject({ used: 1, held: 0 });
  },
);

test('a late payment pays the price on its page, whatever became of the coupon', async () => {
  const { cuid, code } = await coupon();
  const who = await buyer();
  await attach(who, code);
  const page = await toPage(who);
  await change(cuid, { active: false, percentage: 5_000 });
  await press(page, 'pay_late');
  expect(await success(who)).toMatchObject({
    payment: { state: 'PAID', amount: 9_000 },
    total_amount: 9_000,
    outstanding_amount: 0,
    coupon: { amount: 1_000 },
  });
});

test('a failed payment leaves the coupon on the cart', async () => {
  const { cuid, code } = await coupon({ maximum_uses: 1 });
  const who = await buyer();
  await attach(who, code);
  await press(await toPage(who), 'refuse');
  expect(await cartOf(who)).toMatchObject({
    status: 'OPEN',
    coupon: { label: code, active: true },
  });
  expect(await usedOf(cuid)).toMatchObject({ used: 0, held: 1 });
});

test('200 a checkout that names a coupon uses it, even if it was not attached before', async () => {
  const { cuid, code } = await coupon();
  const other = await coupon();
  const who = await buyer();
  await attach(who, other.code);
  await checkout(who, { coupon: ` ${code.toLowerCase()} `, total_amount: 9_000 });
  expect(await success(who)).toMatchObject({
    total_amount: 9_000,
    coupon: { label: code, amount: 1_000 },
  });
  expect(await usedOf(cuid)).toMatchObject({ used: 1, held: 0 });
  expect(await usedOf(other.cuid)).toMatchObject({ used: 0, held: 0 });
});

test.each([
  ['COUPON_UNKNOWN', { active: false }],
  ['COUPON_ENDED', { ends_at: NOW }],
  ['COUPON_MINIMUM', { min_total_amount: 20_000 }],
  ['COUPON_USED_UP', { maximum_uses: 1 }],
])('%s at a checkout that names such a coupon, and nothing is ordered', async (refusal, more) => {
  const { code } = await coupon(more);
  if (refusal === 'COUPON_USED_UP') await checkout(await buyer(), { coupon: code });
  const who = await buyer();
  await expect(checkout(who, { coupon: code })).rejects.toMatchObject({
    code: refusal,
    fields: { coupon: refusal },
  });
  expect(await cartOf(who)).toMatchObject({ coupon: null, totals: { total: 10_000 } });
});

test('CART_BEING_PAID at a checkout that names another coupon while a payment page is open', async () => {
  const { code } = await coupon();
  const who = await buyer();
  const answer = await checkout(who, { payment_strategy: 'IMMEDIATE' });
  expect(await checkout(who, { payment_strategy: 'IMMEDIATE', coupon: code })).toEqual(answer);
  await expect(checkout(who, { coupon: code })).rejects.toMatchObject({ code: 'CART_BEING_PAID' });
});
