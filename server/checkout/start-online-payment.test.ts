import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: Made;
let activity: Made;

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  const payment_methods = JSON.stringify([
    { type: 'IMMEDIATE', priority: 1 },
    { type: 'DELAYED', priority: 2 },
  ]);
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods,
    service_fee_amount: 50,
  });
  activity = await shop.make.activity(organiser);
});
afterAll(() => shop.close());

interface Buyer extends MadeCustomer {
  readonly cart: number;
  readonly cuid: string;
}

async function buy(
  wallet_amount = 0,
  payment_strategy: 'DELAYED' | 'IMMEDIATE' = 'DELAYED',
): Promise<Buyer & { url: string | null }> {
  const buyer = await shop.make.customer(organiser);
  const camp = await shop.make.availability(organiser, activity);
  const registrations = [
    { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
  ];
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: buyer.participant.id, registrations },
    buyer,
  );
  const answer = await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy, terms: true },
    buyer,
  );
  if (wallet_amount > 0) {
    await shop.sql(
      `insert into wallet_movements (organiser_id, customer_id, amount, reason) values ($1, $2, $3, 'CORRECTION')`,
      [organiser.id, buyer.id, wallet_amount],
    );
    await shop.sql('update customers set wallet_amount = $2 where id = $1', [
      buyer.id,
      wallet_amount,
    ]);
  }
  return { ...buyer, cart: cart.id, cuid: cart.cuid, url: answer.next_action_url };
}

const success = (buyer: Buyer) => shop.call('getCheckoutSuccess', { cart: buyer.cuid }, buyer);

function pay(url: string): Promise<Response> {
  const path = new URL(url).pathname;
  return shop.fetch('storefront', path, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
}

test('startOnlinePayment: the rest of a registration is paid online, then of its cart; the same call leads to the same page', async () => {
  const buyer = await buy();
  const { registrations } = await success(buyer);
  const ask = {
    customer_id: buyer.id,
    reference: registrations[0]?.reference ?? '',
    return_url: '/fr/account/registrations',
  };
  const first = await shop.call('startOnlinePayment', ask, buyer);
  expect(await shop.call('startOnlinePayment', ask, buyer)).toEqual(first);
  // a destination that names a kind but no record leaves the choice to the reference
  expect(
    await shop.call('startOnlinePayment', { ...ask, destination: 'registrations' }, buyer),
  ).toEqual(first);
  const response = await pay(first.checkout_url);
  expect(response.headers.get('location')).toMatch(/\/fr\/account\/registrations$/);
  expect(await success(buyer)).toMatchObject({ paid_amount: 10_000, outstanding_amount: 50 });
  const rest = await shop.call(
    'startOnlinePayment',
    { destination: buyer.cuid, return_url: '/' },
    buyer,
  );
  await pay(rest.checkout_url);
  expect(await success(buyer)).toMatchObject({ paid_amount: 10_050, outstanding_amount: 0 });
  await expect(shop.call('startOnlinePayment', ask, buyer)).rejects.toMatchObject({
    code: 'NOTHING_TO_PAY',
  });
});

test('startOnlinePayment: refuses another customer’s order, another customer, and an address outside the site', async () => {
  const buyer = await buy();
  const other = await shop.make.customer(organiser);
  const ask = { destination: buyer.cuid, return_url: '/' };
  await expect(shop.call('startOnlinePayment', ask, other)).rejects.toMatchObject({
    code: 'DESTINATION_NOT_FOUND',
    status: 404,
  });
  await expect(
    shop.call('startOnlinePayment', { ...ask, customer_id: other.id }, buyer),
  ).rejects.toMatchObject({
    code: 'CUSTOMER_MISMATCH',
  });
  for (const return_url of [
    'https://evil.test/',
    '//evil.test',
    'javascript:alert(1)',
    String.raw`/\evil.test`,
  ]) {
    await expect(
      shop.call('startOnlinePayment', { ...ask, return_url }, buyer),
    ).rejects.toMatchObject({
      fields: { return_url: 'INVALID' },
    });
  }
});

test('startOnlinePayment: refuses when the organiser takes no online payments', async () => {
  const small = await shop.make.organiser({}, 'localhost');
  const buyer = await shop.make.customer(small);
  const call = shop.call(
    'startOnlinePayment',
    { destination: 'x', return_url: '/' },
    { ...buyer, host: 'localhost' },
  );
  await expect(call).rejects.toMatchObject({ code: 'ONLINE_PAYMENTS_OFF', status: 409 });
});

test('payWithWallet: pays a part, then refuses more than the balance, more than is due, nothing, and another family’s order', async () => {
  const buyer = await buy(12_000);
  const wallet = (amount: number, as: MadeCustomer = buyer) =>
    shop.call('payWithWallet', { amount, destination: buyer.cuid }, as);
  expect(await wallet(4_000)).toMatchObject({
    wallet: { amount: 8_000 },
    outstanding_amount: 6_050,
  });
  await expect(wallet(8_001)).rejects.toMatchObject({
    code: 'INSUFFICIENT_WALLET_AMOUNT',
    fields: { amount: 'INSUFFICIENT_WALLET_AMOUNT' },
  });
  await expect(wallet(6_051)).rejects.toMatchObject({ code: 'AMOUNT_ABOVE_OUTSTANDING' });
  await expect(wallet(0)).rejects.toMatchObject({ code: 'WALLET_AMOUNT_INVALID' });
  await expect(wallet(1, await shop.make.customer(organiser))).rejects.toMatchObject({
    code: 'DESTINATION_NOT_FOUND',
  });
  expect(await success(buyer)).toMatchObject({ paid_amount: 4_000, outstanding_amount: 6_050 });
});

test('race: the wallet pays once, however many calls at once', async () => {
  const buyer = await buy(10_000);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, () =>
      shop.call('payWithWallet', { amount: 6_000, destination: buyer.cuid }, buyer),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [row] = await shop.sql(
    `select wallet_amount, (select sum(amount)::integer from wallet_movements where customer_id = $1) as movements from customers where id = $1`,
    [buyer.id],
  );
  expect(row).toEqual({ wallet_amount: 4_000, movements: 4_000 });
});

test('a lost message is recovered by asking the provider', async () => {
  const buyer = await buy(0, 'IMMEDIATE');
  const reference = new URL(buyer.url ?? '').pathname.split('/').at(-1);
  // the sandbox takes the money and never tells us
  await shop.sql(`update sandbox_payments set state = 'paid' where id = $1`, [reference]);
  await expect.poll(async () => (await success(buyer)).cart.status).toBe('PROCESSED');
  expect(await success(buyer)).toMatchObject({ paid_amount: 10_050, outstanding_amount: 0 });
});
