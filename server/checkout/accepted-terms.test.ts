import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let chief: { token: string };
let camp: MadeAvailability;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_methods: JSON.stringify([
      { type: 'DELAYED', priority: 1 },
      { type: 'IMMEDIATE', priority: 2 },
    ]),
    payment_mode: 'TEST',
  });
  chief = await shop.make.collaborator(organiser, [
    'website-pages.read',
    'website-pages.update',
    'registrations.read',
  ]);
  camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    days: ['2026-07-06'],
    price: 5000,
  });
  await publish('Un');
});
afterAll(() => shop.close());

/** Publishes terms, and waits until the server has noticed. */
const publish = async (fr: string) => {
  const content = { fr: `<p>${fr}</p>`, en: `<p>${fr}</p>` };
  const { number } = await shop.change('publishTerms', { content }, chief);
  const shownVersion = async () =>
    (await shop.call('getWebsite', {})).organiser.settings.terms_version;
  await until(async () => (await shownVersion()) === number);
};

async function fill() {
  const buyer = await shop.make.customer(organiser);
  const registrations = [
    {
      availability_id: camp.id,
      availability_dates: camp.dates.map(({ id }) => id),
      participant_id: buyer.participant.id,
    },
  ];
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: buyer.participant.id, registrations },
    buyer,
  );
  const order = (
    terms_version: number | null,
    payment_strategy: 'DELAYED' | 'IMMEDIATE' = 'DELAYED',
  ) =>
    shop.call(
      'checkoutCart',
      { cart_id: cart.id, payment_strategy, terms: true, terms_version },
      buyer,
    );
  const orderAsSpecified = (payment_strategy: 'DELAYED' | 'IMMEDIATE') =>
    shop.call('checkoutCart', { cart_id: cart.id, payment_strategy, terms: true }, buyer);
  return { buyer, cart, order, orderAsSpecified };
}

test('200 the order keeps the version that the family accepted, for its account and for staff', async () => {
  const { buyer, cart, order } = await fill();
  await order(1);
  const terms = { number: 1, accepted_at: shop.clock.now() };
  expect(await shop.call('getAccountCart', { cuid: cart.cuid }, buyer)).toMatchObject({
    terms,
  });
  const [registration] = await shop.sql<{ cuid: string }>(
    'select cuid from registrations where cart_id = $1',
    [cart.id],
  );
  const of = { registration: registration?.cuid ?? '' };
  expect(await shop.office('getOfficeRegistration', of, chief)).toMatchObject({
    terms,
  });
});

test('409 for a version published since the checkout was opened: names it, orders nothing, and accepts it next time', async () => {
  const { buyer, cart, order } = await fill();
  await publish('Deux');
  await expect(order(1)).rejects.toMatchObject({
    code: 'TERMS_CHANGED',
    status: 409,
    details: { terms_version: 2 },
  });
  await expect(order(null)).rejects.toMatchObject({ code: 'TERMS_CHANGED' });
  await expect(order(3)).rejects.toMatchObject({ code: 'TERMS_CHANGED' });
  expect((await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer)).cart).toMatchObject({
    status: 'OPEN',
    terms_version: null,
  });
  await order(2);
  expect((await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer)).cart).toMatchObject({
    status: 'PROCESSED',
    terms_version: 2,
  });
});

test('200 the terms accepted before a payment page stay when the payment comes, whatever is published meanwhile', async () => {
  const { cart, order } = await fill();
  const [before] = await shop.sql<{ terms_version: number }>(
    'select terms_version from organisers where id = $1',
    [organiser.id],
  );
  const page = await order(before?.terms_version ?? null, 'IMMEDIATE');
  expect(page.next_action).toBe('payment');
  await publish('Trois');
  expect((await order(1, 'IMMEDIATE')).next_action_url).toBe(page.next_action_url);
  const [row] = await shop.sql('select terms_version from carts where id = $1', [cart.id]);
  expect(row).toEqual(before);
});

test('200 a call that names no version accepts the terms in force at that moment', async () => {
  for (const strategy of ['DELAYED', 'IMMEDIATE'] as const) {
    const { cart, orderAsSpecified } = await fill();
    await orderAsSpecified(strategy);
    const [row] = await shop.sql(
      `select k.terms_version = o.terms_version as in_force from carts k
       join organisers o on o.id = k.organiser_id where k.id = $1`,
      [cart.id],
    );
    expect(row).toEqual({ in_force: true });
  }
});
