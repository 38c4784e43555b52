import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const METHODS = JSON.stringify([
  { type: 'DELAYED', priority: 1 },
  { type: 'IMMEDIATE', priority: 2 },
]);

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods: METHODS,
  });
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, [
    'registrations.create',
    'registrations.read',
    'payments.create',
    'customer-wallets.correct',
  ]);
});
afterAll(() => shop.close());
beforeEach(() => limit(3));

async function limit(maximum: number | null): Promise<void> {
  await shop.sql('update organisers set maximum_unpaid_places = $1 where id = $2', [
    maximum,
    organiser.id,
  ]);
  // the server process notices, and reads the organiser again
  const reader = await shop.make.collaborator(organiser, [
    'organiser-account.read',
    'organiser-payments.read',
  ]);
  await expect
    .poll(async () => (await shop.office('getSettings', {}, reader)).payments)
    .toMatchObject({ maximum_unpaid_places: maximum });
}

/** Puts places of a new camp in the buyer's cart. */
async function fill(buyer: MadeCustomer, quantity: number, camp: { price?: number } = {}) {
  const { id, dates } = await shop.make.availability(organiser, activity, camp);
  const availability_dates = dates.map((date) => date.id);
  const registrations = [{ availability_id: id, availability_dates, quantity }];
  const request = { participant_id: buyer.participant.id, registrations };
  return (await shop.call('addCartItems', request, buyer)).cart;
}

const order = (buyer: MadeCustomer, cart: Made, payment_strategy = 'DELAYED' as const) =>
  shop.call('checkoutCart', { cart_id: cart.id, payment_strategy, terms: true }, buyer);

async function placeOrder(buyer: MadeCustomer, quantity: number) {
  const cart = await fill(buyer, quantity);
  await order(buyer, cart);
  return shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer);
}

test('409 beyond the limit: by one cart, and together with unpaid places; the cart announces the refusal', async () => {
  const buyer = await shop.make.customer(organiser);
  const large = await fill(buyer, 4);
  expect(large.payment_strategies).toEqual(['IMMEDIATE']);
  const counts = { unpaid_places: 0, cart_places: 4, maximum_unpaid_places: 3 };
  expect(large.transfer_refused).toEqual(counts);
  await expect(order(buyer, large)).rejects.toMatchObject({
    code: 'TOO_MANY_UNPAID_PLACES',
    status: 409,
    fields: { payment_strategy: 'TOO_MANY_UNPAID_PLACES' },
    details: counts,
  });
  const other = await shop.make.customer(organiser);
  await placeOrder(other, 2);
  const next = await fill(other, 2);
  expect(next.transfer_refused).toMatchObject({ unpaid_places: 2, cart_places: 2 });
  await expect(order(other, next)).rejects.toMatchObject({ code: 'TOO_MANY_UNPAID_PLACES' });
});

test('200 up to the limit, and beyond it without a limit', async () => {
  const buyer = await shop.make.customer(organiser);
  await placeOrder(buyer, 1);
  const cart = await fill(buyer, 2);
  expect(cart).toMatchObject({ transfer_refused: null });
  expect(cart.payment_strategies).toEqual(['DELAYED', 'IMMEDIATE']);
  await order(buyer, cart);
  await limit(null);
  await placeOrder(buyer, 20);
});

test('200 paid, cancelled and free places do not count, nor do items without places', async () => {
  const buyer = await shop.make.customer(organiser);
  const { registrations } = await placeOrder(buyer, 3);
  const amount = registrations[0]?.total_amount ?? 0;
  await shop.office('recordPayment', { customer: buyer.cuid, amount: amount - 1 }, staff);
  await expect(order(buyer, await fill(buyer, 1))).rejects.toMatchObject({
    code: 'TOO_MANY_UNPAID_PLACES',
  });
  await shop.office('recordPayment', { customer: buyer.cuid, amount: 1 }, staff);
  await placeOrder(buyer, 2);
  const free = await shop.make.customer(organiser);
  await order(free, await fill(free, 9, { price: 0 }));
  const [registration] = (await placeOrder(free, 3)).registrations;
  await shop.call(
    'cancelRegistration',
    { registration_id: registration?.id ?? 0, message: 'Malade' },
    free,
  );
  await placeOrder(free, 3);
});

test('200 online and when the wallet pays everything, whatever is unpaid', async () => {
  const buyer = await shop.make.customer(organiser);
  await placeOrder(buyer, 3);
  const cart = await fill(buyer, 2);
  const online = { cart_id: cart.id, payment_strategy: 'IMMEDIATE' as const, terms: true };
  expect(await shop.call('checkoutCart', online, buyer)).toMatchObject({ next_action: 'payment' });
  await expect(order(buyer, cart)).rejects.toMatchObject({ code: 'TOO_MANY_UNPAID_PLACES' });
  const credit = { customer: buyer.cuid, amount: 1_000_000, reason: 'Geste' };
  await shop.office('correctWallet', credit, staff);
  expect(await order(buyer, cart)).toMatchObject({ cart: { status: 'PROCESSED' } });
});

test('200 staff register beyond the limit, and their registrations count for the family', async () => {
  const buyer = await shop.make.customer(organiser);
  await placeOrder(buyer, 3);
  const camp = await shop.make.availability(organiser, activity);
  await shop.office(
    'registerByStaff',
    {
      customer: buyer.cuid,
      participant: buyer.participant.cuid,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
      quantity: 2,
    },
    staff,
  );
  expect((await fill(buyer, 1)).transfer_refused).toMatchObject({ unpaid_places: 5 });
});

test('200 lowering the limit changes nothing that exists', async () => {
  const buyer = await shop.make.customer(organiser);
  const before = await placeOrder(buyer, 3);
  await limit(1);
  const after = await shop.call('getCheckoutSuccess', { cart: before.cart.cuid }, buyer);
  expect(after).toEqual(before);
  expect((await fill(buyer, 1)).transfer_refused).toMatchObject({ maximum_unpaid_places: 1 });
});

test('race: of many checkouts of one family at once, no more than the limit pass', async () => {
  expect(await raceOf(6)).toBe(3);
});

test('race, negative control: without the lock on the customer more pass', async () => {
  const right = 3;
  expect(await mostWithoutLocks(() => raceOf(6), { right })).toBeGreaterThan(right);
});

/**
 * Checks out carts of one place each, all of one family, at once, and returns its number of unpaid
 * places afterwards. A family has one cart at a time: that index is dropped here, so that only the
 * lock on the customer separates them.
 */
async function raceOf(carts: number): Promise<number> {
  await shop.sql('drop index if exists carts_current');
  const buyer = await shop.make.customer(organiser);
  const open: Made[] = [];
  for (let index = 0; index < carts; index += 1) {
    const cart = await fill(buyer, 1);
    await shop.sql("update carts set status = 'PROCESSED' where id = $1", [cart.id]);
    open.push(cart);
  }
  await shop.sql("update carts set status = 'OPEN' where customer_id = $1", [buyer.id]);
  const outcomes = await Promise.allSettled(open.map((cart) => order(buyer, cart)));
  const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(codes.filter((code) => code !== 'TOO_MANY_UNPAID_PLACES')).toEqual([]);
  const [row] = await shop.sql<{ places: string }>(
    'select sum(quantity) as places from registrations where customer_id = $1',
    [buyer.id],
  );
  return Number(row?.places);
}
