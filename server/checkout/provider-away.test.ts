import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Outside } from '@ribambelle/server/outside/outside.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { hostsThatLead } from '@ribambelle/testing/fakes/host-ports.ts';
import { NO_MAIL } from '@ribambelle/testing/fakes/mail-ports.ts';
import { providerOf } from '@ribambelle/testing/fakes/provider-of.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: Made;
let away = true;

/** A provider that does not answer until it is back. */
const outside: Outside = {
  mail: NO_MAIL,
  hosts: hostsThatLead(),
  payments: {
    sandbox: providerOf({
      open: async ({ payment_cuid, expires_at }) => {
        if (away) throw new Error('connect ECONNREFUSED');
        return {
          provider_reference: `ref-${payment_cuid}`,
          checkout_url: `https://provider.test/${payment_cuid}`,
          expires_at,
        };
      },
    }),
  },
};

beforeAll(async () => {
  shop = await openShop({ outside });
  const payment_methods = JSON.stringify([
    { type: 'IMMEDIATE', priority: 1 },
    { type: 'DELAYED', priority: 2 },
  ]);
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods,
  });
});
afterAll(() => shop.close());

async function fill() {
  const buyer = await shop.make.customer(organiser);
  const camp = await shop.make.availability(organiser, await shop.make.activity(organiser));
  const registrations = [
    { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
  ];
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: buyer.participant.id, registrations },
    buyer,
  );
  const checkout = (
    payment_strategy: 'IMMEDIATE' | 'DELAYED',
    headers: Record<string, string> = {},
  ) =>
    shop.call(
      'checkoutCart',
      { cart_id: cart.id, payment_strategy, terms: true },
      { ...buyer, headers },
    );
  return { ...buyer, checkout, cuid: cart.cuid };
}

test('checkoutCart: 503 when the provider is away; the cart is open again and the next try opens the page', async () => {
  away = true;
  const buyer = await fill();
  await expect(buyer.checkout('IMMEDIATE')).rejects.toMatchObject({
    code: 'PAYMENT_UNAVAILABLE',
    status: 503,
  });
  expect((await shop.call('getCheckoutSuccess', { cart: buyer.cuid }, buyer)).cart.status).toBe(
    'OPEN',
  );
  away = false;
  expect((await buyer.checkout('IMMEDIATE')).next_action_url).toMatch(
    /^https:\/\/provider\.test\/c/,
  );
});

test('checkoutCart: a replay under the same Idempotency-Key gets the first answer, with the address of the page', async () => {
  away = false;
  const buyer = await fill();
  const first = await buyer.checkout('IMMEDIATE', { 'idempotency-key': 'k1' });
  expect(first.next_action_url).not.toBeNull();
  expect(await buyer.checkout('IMMEDIATE', { 'idempotency-key': 'k1' })).toEqual(first);
});

test('checkoutCart: two at once under one Idempotency-Key get the same page, and one payment waits for it', async () => {
  away = false;
  const buyer = await fill();
  const answers = await Promise.all(
    [1, 2].map(() => buyer.checkout('IMMEDIATE', { 'idempotency-key': 'k2' })),
  );
  expect(answers[0]?.next_action_url).toMatch(/^https:\/\/provider\.test\/c/);
  expect(answers[1]).toEqual(answers[0]);
  expect(await shop.sql('select state from payments where customer_id = $1', [buyer.id])).toEqual([
    { state: 'PENDING' },
  ]);
});

test('checkoutCart: a pending payment of a reopened cart is abandoned for a new one', async () => {
  away = false;
  const buyer = await fill();
  await buyer.checkout('IMMEDIATE');
  await shop.sql("update carts set status = 'OPEN' where cuid = $1", [buyer.cuid]);
  expect((await buyer.checkout('IMMEDIATE')).next_action).toBe('payment');
  const states = await shop.sql<{ state: string }>(
    'select state from payments where customer_id = $1 order by state',
    [buyer.id],
  );
  expect(states.map(({ state }) => state)).toEqual(['ABANDONED', 'PENDING']);
});

test('startOnlinePayment: 503 when the provider is away, and the page again once it is back', async () => {
  away = true;
  const buyer = await fill();
  await buyer.checkout('DELAYED');
  const start = () =>
    shop.call('startOnlinePayment', { destination: buyer.cuid, return_url: '/' }, buyer);
  await expect(start()).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE', status: 503 });
  away = false;
  expect((await start()).checkout_url).toMatch(/^https:\/\/provider\.test\/c/);
});
