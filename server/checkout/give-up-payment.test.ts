import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;

const METHODS = JSON.stringify([
  { type: 'IMMEDIATE', priority: 1 },
  { type: 'DELAYED', priority: 2 },
]);

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods: METHODS,
  });
  activity = await shop.make.activity(organiser);
});
afterAll(() => shop.close());

interface Buyer extends MadeCustomer {
  readonly cart: number;
  readonly cuid: string;
  /** The path of the open payment page. */
  readonly page: string;
}

/** Sends a customer to the payment page of a cart with one place. */
async function buyerAtThePage(camp: MadeAvailability): Promise<Buyer> {
  const buyer = await shop.make.customer(organiser);
  const { cart } = await shop.call(
    'addCartItems',
    {
      participant_id: buyer.participant.id,
      registrations: [
        { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
      ],
    },
    buyer,
  );
  const answer = await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'IMMEDIATE', terms: true },
    buyer,
  );
  const page = new URL(answer.next_action_url ?? '').pathname;
  return { ...buyer, cart: cart.id, cuid: cart.cuid, page };
}

const giveUp = (buyer: Buyer, as: MadeCustomer = buyer) =>
  shop.call('giveUpPayment', { cart_id: buyer.cart }, as);

const transfer = (buyer: Buyer) =>
  shop.call(
    'checkoutCart',
    { cart_id: buyer.cart, payment_strategy: 'DELAYED', terms: true },
    buyer,
  );

const payAtThePage = ({ page }: Buyer) =>
  shop.fetch('storefront', page, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });

const stateOf = async ({ page }: Buyer) =>
  (
    await shop.sql<{ state: string }>('select state from sandbox_payments where id = $1', [
      page.split('/').at(-1),
    ])
  )[0]?.state;

/**
 * Pays a given-up payment: the page is ended, but the provider had taken the money before it heard
 * of that.
 */
async function payWhatWasGivenUp(buyer: Buyer): Promise<void> {
  await expect.poll(() => stateOf(buyer)).toBe('abandoned');
  await shop.sql(`update sandbox_payments set state = 'open' where id = $1`, [
    buyer.page.split('/').at(-1),
  ]);
  await payAtThePage(buyer);
}

const success = (buyer: Buyer) => shop.call('getCheckoutSuccess', { cart: buyer.cuid }, buyer);

const walletOf = async (buyer: Buyer) =>
  (await shop.call('getSession', {}, buyer)).account?.wallet.amount;

test('200 the cart reopens with its places, and can be ordered by transfer', async () => {
  const camp = await shop.make.availability(organiser, activity, { capacity: 1 });
  const buyer = await buyerAtThePage(camp);
  expect(await giveUp(buyer)).toMatchObject({ cart: { status: 'OPEN' } });
  const { cart } = await shop.call('getSession', {}, buyer);
  expect(cart).toMatchObject({ status: 'OPEN', totals: { count: 1 } });
  expect(await giveUp(buyer)).toMatchObject({ cart: { status: 'OPEN' }, message: null });
  expect(await transfer(buyer)).toMatchObject({ cart: { status: 'PROCESSED' } });
  expect((await success(buyer)).registrations).toHaveLength(1);
});

test('200 a checkout by transfer closes the payment page, which takes no more money', async () => {
  const camp = await shop.make.availability(organiser, activity, { capacity: 1 });
  const buyer = await buyerAtThePage(camp);
  expect(await transfer(buyer)).toMatchObject({ cart: { status: 'PROCESSED' } });
  await expect.poll(() => stateOf(buyer)).toBe('abandoned');
  await payAtThePage(buyer);
  expect(await stateOf(buyer)).toBe('abandoned');
  expect(await success(buyer)).toMatchObject({ registrations: [{ paid_amount: 0 }] });
});

test('200 a payment still made on the page pays the order, once', async () => {
  const camp = await shop.make.availability(organiser, activity, { capacity: 1 });
  const buyer = await buyerAtThePage(camp);
  await giveUp(buyer);
  await transfer(buyer);
  await payWhatWasGivenUp(buyer);
  expect(await success(buyer)).toMatchObject({ registrations: [{ paid_amount: 10_000 }] });
  expect(await walletOf(buyer)).toBe(0);
});

test('200 a payment page that was given up but is paid before another way is chosen buys the cart, whose place is still held', async () => {
  const camp = await shop.make.availability(organiser, activity, { capacity: 1 });
  const buyer = await buyerAtThePage(camp);
  await giveUp(buyer);
  await payWhatWasGivenUp(buyer);
  expect(await success(buyer)).toMatchObject({
    cart: { status: 'PROCESSED' },
    registrations: [{ paid_amount: 10_000 }],
  });
});

test('200 PROCESSED when the money came first: nothing is given up', async () => {
  const camp = await shop.make.availability(organiser, activity);
  const buyer = await buyerAtThePage(camp);
  await payAtThePage(buyer);
  expect(await giveUp(buyer)).toMatchObject({ cart: { status: 'PROCESSED' }, message: null });
});

test('404 CART_NOT_FOUND for another customer’s cart', async () => {
  const camp = await shop.make.availability(organiser, activity);
  const buyer = await buyerAtThePage(camp);
  const other = await shop.make.customer(organiser);
  await expect(giveUp(buyer, other)).rejects.toMatchObject({ code: 'CART_NOT_FOUND', status: 404 });
  expect(await success(buyer)).toMatchObject({ cart: { status: 'PAYING' } });
});

test('race: given up and paid at once, one place is sold and no money is lost', async () => {
  const camp = await shop.make.availability(organiser, activity, { capacity: 1 });
  const buyer = await buyerAtThePage(camp);
  await Promise.all([giveUp(buyer), payAtThePage(buyer), giveUp(buyer)]);
  const { registrations } = await success(buyer);
  const paidAmount = registrations.reduce((sum, { paid_amount }) => sum + paid_amount, 0);
  expect(paidAmount + ((await walletOf(buyer)) ?? 0)).toBe(10_000);
  expect(registrations).toHaveLength(1);
});
