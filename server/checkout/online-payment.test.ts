import { afterAll, beforeAll, expect, test } from 'vitest';
import { signatureOf, SIGNATURE_HEADER } from '@ribambelle/server/sandbox/index.ts';
import { tellPayment } from '@ribambelle/testing/fakes/tell-payment.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: Made;
let activity: Made;

const METHODS = JSON.stringify([
  { type: 'IMMEDIATE', priority: 1 },
  { type: 'IMMEDIATE_DEPOSIT', priority: 2 },
  { type: 'DELAYED', priority: 3 },
]);

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods: METHODS,
    service_fee_amount: 50,
  });
  activity = await shop.make.activity(organiser);
});
afterAll(() => shop.close());

interface Buyer extends MadeCustomer {
  readonly cart: number;
  readonly cuid: string;
}

async function fill(availability: MadeAvailability, columns: object = {}): Promise<Buyer> {
  const buyer = await shop.make.customer(organiser, { ...columns });
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
  return { ...buyer, cart: cart.id, cuid: cart.cuid };
}

async function toPage(
  buyer: Buyer,
  payment_strategy: 'IMMEDIATE' | 'IMMEDIATE_DEPOSIT' = 'IMMEDIATE',
): Promise<string> {
  const answer = await shop.call(
    'checkoutCart',
    { cart_id: buyer.cart, payment_strategy, terms: true },
    buyer,
  );
  expect(answer).toMatchObject({ next_action: 'payment', cart: { status: 'PAYING' } });
  return new URL(answer.next_action_url ?? '').pathname;
}

/** Presses a button of the payment page. */
function press(path: string, action: string): Promise<Response> {
  return shop.fetch('storefront', path, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
}

const success = (buyer: Buyer) => shop.call('getCheckoutSuccess', { cart: buyer.cuid }, buyer);

/** Sends a message to our webhook as the sandbox would. */
const send = (
  reference: string,
  state: 'paid' | 'expired' | 'refused',
  more: { amount?: number; secret?: string; age?: number } = {},
) => tellPayment(shop, { reference, state, ...more });

const referenceOf = (path: string) => path.split('/').at(-1) ?? '';

test('paid: the page, a signed message by HTTP, registrations, everything paid to the cent', async () => {
  const camp = await shop.make.availability(organiser, activity, { capacity: 1 });
  const buyer = await fill(camp);
  const path = await toPage(buyer);
  const page = await shop.fetch('storefront', path);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(await page.text()).toMatch(/100,50\s€/);
  expect(await success(buyer)).toMatchObject({
    cart: { status: 'PAYING' },
    registrations: [],
    payment: { state: 'PENDING' },
  });
  const response = await press(path, 'pay');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(
    new RegExp(`/fr/checkout/${buyer.cuid}/success$`),
  );
  expect(await success(buyer)).toMatchObject({
    cart: {
      status: 'PROCESSED',
      payment_strategy: 'IMMEDIATE',
    },
    payment: {
      state: 'PAID',
      amount: 10050,
      late: false,
    },
    total_amount: 10050,
    paid_amount: 10050,
    outstanding_amount: 0,
    bank_transfer: null,
  });
});

test('the same checkout again leads to the same page; the cart cannot change meanwhile', async () => {
  const buyer = await fill(await shop.make.availability(organiser, activity));
  const pages = await Promise.all([toPage(buyer), toPage(buyer)]);
  expect(new Set(pages).size).toBe(1);
  const registrations = [
    {
      availability_id: (await shop.make.availability(organiser, activity)).id,
      availability_dates: [],
    },
  ];
  await expect(shop.call('addCartItems', { registrations }, buyer)).rejects.toMatchObject({
    code: 'CART_BEING_PAID',
  });
  await expect(shop.call('detachCoupon', { cart_id: buyer.cart }, buyer)).rejects.toMatchObject({
    code: 'CART_BEING_PAID',
  });
  await expect(shop.call('extendCartItems', {}, buyer)).rejects.toMatchObject({
    code: 'CART_BEING_PAID',
  });
  const [item] = await shop.sql<{ id: string }>('select id from cart_items where cart_id = $1', [
    buyer.cart,
  ]);
  await expect(
    shop.call('deleteCartItem', { item_id: Number(item?.id) }, buyer),
  ).rejects.toMatchObject({
    code: 'CART_BEING_PAID',
    status: 409,
  });
});

test('refused: the cart is open again with a new cart time, and can be paid by another way (R11)', async () => {
  const camp = await shop.make.availability(organiser, activity, { capacity: 1 });
  const buyer = await fill(camp);
  const path = await toPage(buyer);
  shop.clock.set('2026-01-05T08:12:00.000Z');
  const response = await press(path, 'refuse');
  expect(response.headers.get('location')).toMatch(/\/fr\/checkout\/\w+\/success$/);
  const { cart } = await shop.call('detachCoupon', { cart_id: buyer.cart }, buyer);
  expect(cart?.items[0]?.expires_at).toBe('2026-01-05T08:27:00.000Z');
  await shop.call(
    'checkoutCart',
    { cart_id: buyer.cart, payment_strategy: 'DELAYED', terms: true },
    buyer,
  );
  expect(await success(buyer)).toMatchObject({
    outstanding_amount: 10_050,
    payment: { state: 'REFUSED' },
  });
  shop.clock.set('2026-01-05T08:00:00.000Z');
});

test('deposit: the deposit and the fee are charged, the rest stays outstanding', async () => {
  const buyer = await fill(await shop.make.availability(organiser, activity, { deposit: 3_000 }));
  await press(await toPage(buyer, 'IMMEDIATE_DEPOSIT'), 'pay');
  expect(await success(buyer)).toMatchObject({
    paid_amount: 3_050,
    outstanding_amount: 7_000,
    bank_transfer: { amount: 7_000 },
  });
});

test('wallet and card: the page asks for the rest, and the wallet pays its part at the same time', async () => {
  const buyer = await fill(await shop.make.availability(organiser, activity), {
    wallet_amount: 4_000,
  });
  await shop.sql(
    `insert into wallet_movements (organiser_id, customer_id, amount, reason) values ($1, $2, 4000, 'CORRECTION')`,
    [organiser.id, buyer.id],
  );
  await press(await toPage(buyer), 'pay');
  expect(await success(buyer)).toMatchObject({
    paid_amount: 10_050,
    outstanding_amount: 0,
    payment: { amount: 6_050 },
  });
  expect(await shop.sql('select wallet_amount from customers where id = $1', [buyer.id])).toEqual([
    { wallet_amount: 0 },
  ]);
});

test('late money takes the place again if it is free (R12)', async () => {
  const buyer = await fill(await shop.make.availability(organiser, activity, { capacity: 1 }));
  const path = await toPage(buyer);
  await press(path, 'pay_late');
  await expect.poll(async () => (await success(buyer)).cart.status).toBe('PROCESSED');
  expect(await success(buyer)).toMatchObject({
    paid_amount: 10_050,
    payment: { state: 'PAID', late: false },
  });
});

test('late money whose place is gone becomes wallet credit, once, however often the message comes (R12, R13)', async () => {
  const camp = await shop.make.availability(organiser, activity, { capacity: 1 });
  const buyer = await fill(camp);
  const reference = referenceOf(await toPage(buyer));
  expect(await send(reference, 'expired')).toBe(200);
  shop.clock.set('2026-01-05T09:00:00.000Z');
  const rival = await fill(camp);
  await shop.call(
    'checkoutCart',
    { cart_id: rival.cart, payment_strategy: 'DELAYED', terms: true },
    rival,
  );
  const statuses = await Promise.all(Array.from({ length: 8 }, () => send(reference, 'paid')));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await shop.sql('select wallet_amount from customers where id = $1', [buyer.id])).toEqual([
    { wallet_amount: 10_050 },
  ]);
  expect(
    await shop.sql('select amount, reason from wallet_movements where customer_id = $1', [
      buyer.id,
    ]),
  ).toEqual([{ amount: 10_050, reason: 'LATE_PAYMENT' }]);
  expect(
    await shop.sql('select id from registrations where availability_id = $1', [camp.id]),
  ).toHaveLength(1);
  expect(await success(buyer)).toMatchObject({
    cart: { status: 'OPEN' },
    payment: { state: 'PAID', late: true },
  });
  shop.clock.set('2026-01-05T08:00:00.000Z');
});

test('two payments for one cart: the money of the second is not lost', async () => {
  const buyer = await fill(await shop.make.availability(organiser, activity));
  const first = referenceOf(await toPage(buyer));
  await shop.call(
    'checkoutCart',
    { cart_id: buyer.cart, payment_strategy: 'DELAYED', terms: true },
    buyer,
  );
  expect(await send(first, 'paid')).toBe(200);
  expect(await success(buyer)).toMatchObject({ paid_amount: 10_050, outstanding_amount: 0 });
});

test('a forged, old, altered or unknown message changes nothing', async () => {
  const buyer = await fill(await shop.make.availability(organiser, activity));
  const reference = referenceOf(await toPage(buyer));
  expect(await send(reference, 'paid', { secret: 'guessed' })).toBe(400);
  expect(await send(reference, 'paid', { age: 301 })).toBe(400);
  expect(await send(reference, 'paid', { amount: 1 })).toBe(200);
  expect(
    (await shop.fetch('storefront', '/webhooks/sandbox', { method: 'POST', body: 'id=tr_1' }))
      .status,
  ).toBe(400);
  expect(
    (await shop.fetch('storefront', '/webhooks/constructor', { method: 'POST', body: '{}' }))
      .status,
  ).toBe(404);
  expect(await success(buyer)).toMatchObject({
    cart: { status: 'PAYING' },
    payment: { state: 'PENDING' },
  });
  const messages = await shop.sql(
    'select outcome from provider_messages where provider_reference = $1',
    [reference],
  );
  expect(messages).toEqual([{ outcome: 'AMBIGUOUS' }]);
});

test('a signed message that cannot be read changes nothing, is acknowledged, and is reported', async () => {
  const buyer = await fill(await shop.make.availability(organiser, activity));
  await toPage(buyer);
  const [secretRow] = await shop.sql<{ secret: string }>('select secret from sandbox_secrets');
  for (const body of ['{"id":"evt_1","payment":{"state":"settled"}}', 'paid']) {
    const signature = signatureOf(body, { secret: secretRow?.secret ?? '', now: shop.clock.now() });
    const headers = { [SIGNATURE_HEADER]: signature };
    const init = { method: 'POST', body, headers };
    expect((await shop.fetch('storefront', '/webhooks/sandbox', init)).status).toBe(200);
  }
  expect(await success(buyer)).toMatchObject({ payment: { state: 'PENDING' } });
  const chief = await shop.make.collaborator(organiser, ['collaborator-logs.read']);
  const type = 'provider-message.unreadable';
  expect((await shop.office('listSecurityEvents', { type }, chief)).data).toMatchObject(
    Array.from({ length: 2 }, () => ({ type, details: [{ name: 'provider', value: 'sandbox' }] })),
  );
});

test('the payment page refuses other sites, unknown pages and a second payment', async () => {
  const buyer = await fill(await shop.make.availability(organiser, activity));
  const path = await toPage(buyer);
  const elsewhere = await shop.fetch('storefront', path, {
    method: 'POST',
    body: 'action=pay',
    headers: { origin: 'https://evil.test' },
  });
  expect(elsewhere.status).toBe(403);
  expect((await press('/sandbox/pay/nowhere', 'pay')).status).toBe(404);
  await press(path, 'pay');
  await press(path, 'pay');
  expect(await (await shop.fetch('storefront', path)).text()).toContain('terminée');
  expect(await success(buyer)).toMatchObject({ paid_amount: 10_050 });
  // one of the demo, which no site opened
  await shop.sql(`update sandbox_payments set webhook_url = '/webhooks' where id = $1`, [
    referenceOf(path),
  ]);
  expect((await shop.fetch('storefront', path)).status).toBe(404);
});

test('starting and abandoning payments again and again keeps a place for three hours and a page, but no longer (A11)', async () => {
  const camp = await shop.make.availability(organiser, activity, { capacity: 1 });
  const added_at = Date.parse(shop.clock.now());
  const buyer = await fill(camp);
  const other = await shop.make.customer(organiser);
  const registrations = [
    { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
  ];
  const adding = { participant_id: other.participant.id, registrations };
  for (let round = 0; round < 12; round += 1) {
    const { cart } = await shop.call('getSession', {}, buyer);
    if (cart === null || cart.items.length === 0) break;
    await toPage(buyer);
    // the page lives for half an hour
    shop.clock.set(new Date(Date.parse(shop.clock.now()) + 29 * 60_000).toISOString());
    await shop.call('giveUpPayment', { cart_id: buyer.cart }, buyer);
  }
  const held_minutes = (Date.parse(shop.clock.now()) - added_at) / 60_000;
  expect(held_minutes).toBeGreaterThan(120);
  expect(held_minutes).toBeLessThan(180 + 45);
  await shop.call('addCartItems', adding, other);
  shop.clock.set(new Date(added_at).toISOString());
});
