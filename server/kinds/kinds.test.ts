import { type Ask } from '@ribambelle/api/client.ts';
import { tellPayment } from '@ribambelle/testing/fakes/tell-payment.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import type { KindSample, OfferedThing } from '@ribambelle/testing/kinds/sample.ts';
import { KIND_SAMPLES, PRICED_SAMPLES } from '@ribambelle/testing/kinds/samples.ts';
import { voucherOfBundleSample } from '@ribambelle/testing/kinds/voucher-sample.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { KINDS } from './kinds.ts';

const NOW = '2026-01-05T08:00:00.000Z';
const ENGLISH = { headers: { 'accept-language': 'en' } };
const FRENCH = { headers: { 'accept-language': 'fr' } };

let shop: Shop;
let organiser: Made;
let elsewhere: Made;
let staff: { token: string };
let books: pg.Client;

beforeAll(async () => {
  shop = await openShop();
  const methods = ['IMMEDIATE', 'DELAYED'].map((type, index) => ({ type, priority: index + 1 }));
  const payment_methods = JSON.stringify(methods);
  const columns = { online_payments_activated: true, payment_mode: 'TEST', payment_methods };
  organiser = await shop.make.organiser({
    ...columns,
    service_fee_amount: 100,
    payment_term_days: 14,
  });
  elsewhere = await shop.make.organiser({}, 'localhost');
  staff = await shop.make.collaborator(organiser, [
    'bookings.create',
    'bookings.delete',
    'registrations.create',
    'registrations.cancel',
    'customer-bundles.create',
    'customer-bundles.delete',
    'customer-memberships.create',
    'customer-memberships.delete',
    'customer-vouchers.create',
    'customer-vouchers.delete',
    'payments.read',
    'payments.create',
    'payments.refund',
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

test('the register names every kind once', () => {
  expect(KINDS.map(({ type }) => type).toSorted()).toEqual(Object.keys(KIND_SAMPLES).toSorted());
});

/** A voucher for a pack is tested as well as one for an amount. */
const OF_BUNDLE = {
  name: 'VOUCHER of a bundle',
  type: 'VOUCHER' as const,
  sample: voucherOfBundleSample,
};

/** Every kind with its sample. */
const SAMPLES = [
  ...KINDS.map(({ type }) => ({ name: type, type, sample: KIND_SAMPLES[type] })),
  OF_BUNDLE,
];

/** The kinds with a price. */
const PRICED = [
  ...(['REGISTRATION', 'BUNDLE', 'MEMBERSHIP', 'VOUCHER', 'BOOKING'] as const).map((type) => ({
    name: type,
    type,
    sample: PRICED_SAMPLES[type],
  })),
  OF_BUNDLE,
];

describe.each(SAMPLES)('$name in a cart', ({ type, sample }) => {
  test('added: the estimate, the item in the cart and the charge have one price', async () => {
    const { thing, buyer } = await stage(sample);
    const price = await thing.estimate(buyer);
    const { cart } = await shop.call('addCartItems', thing.wanted(buyer, price), buyer);
    expect(cart.items).toMatchObject([{ type, price, expires_at: '2026-01-05T08:15:00.000Z' }]);
    await pay(buyer, { cart, strategy: 'DELAYED' });
    const purchase = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer);
    expect(sample.of(purchase)).toMatchObject([{ total_amount: price }]);
    const total_amount = price === 0 ? 0 : price + 100;
    expect(purchase).toMatchObject({ total_amount, outstanding_amount: total_amount });
    // the due date of a transfer is shown before the order
    expect(purchase.bank_transfer?.due_at ?? null).toBe(
      total_amount === 0 ? null : cart.transfer_due_at,
    );
  });
});

describe.each(PRICED)('$name at a price', ({ sample }) => {
  test('an outdated price is refused with the new one, and nothing is added', async () => {
    const { thing, buyer } = await stage(sample);
    const price = await thing.estimate(buyer);
    await thing.raise();
    const adding = shop.call('addCartItems', thing.wanted(buyer, price), buyer);
    await expect(adding).rejects.toMatchObject({ code: 'PRICE_CHANGED', status: 409 });
    expect((await shop.call('getSession', {}, buyer)).cart?.items ?? []).toEqual([]);
  });

  test('its price is fixed for the life of the item', async () => {
    const { thing, buyer } = await stage(sample);
    const price = await thing.estimate(buyer);
    const cart = await add(thing, buyer);
    await thing.raise();
    await pay(buyer, { cart, strategy: 'DELAYED' });
    const purchase = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer);
    expect(sample.of(purchase)).toMatchObject([{ total_amount: price }]);
  });
});

describe.each(SAMPLES)('$name held in a cart', ({ sample }) => {
  test('expires: nothing is held from then on, and nothing can be bought', async () => {
    const { thing, buyer } = await stage(sample);
    const cart = await add(thing, buyer);
    const other = await shop.make.customer(organiser);
    const adding = shop.call('addCartItems', thing.wanted(other), other);
    if (sample.taken === null) await adding;
    else await expect(adding).rejects.toMatchObject({ code: sample.taken });
    shop.clock.set('2026-01-05T08:15:00.000Z');
    expect((await shop.call('getSession', {}, buyer)).cart?.items).toEqual([]);
    await expect(pay(buyer, { cart, strategy: 'DELAYED' })).rejects.toMatchObject({
      code: 'CART_EMPTY',
    });
    await shop.call('addCartItems', thing.wanted(other), other);
  });

  test('is held longer once, on request', async () => {
    const { thing, buyer } = await stage(sample);
    await add(thing, buyer);
    shop.clock.set('2026-01-05T08:10:00.000Z');
    const { cart } = await shop.call('extendCartItems', { item_id: null }, buyer);
    expect(cart?.items).toMatchObject([
      { expires_at: '2026-01-05T08:25:00.000Z', extendable: false },
    ]);
  });

  test('removed: the cart is empty and the item is free again', async () => {
    const { thing, buyer } = await stage(sample);
    const cart = await add(thing, buyer);
    const neighbour = await shop.make.customer(organiser);
    const item_id = cart.items[0]?.id ?? 0;
    await expect(shop.call('deleteCartItem', { item_id }, neighbour)).rejects.toMatchObject({
      code: 'CART_ITEM_NOT_FOUND',
    });
    expect((await shop.call('deleteCartItem', { item_id }, buyer)).cart?.items).toEqual([]);
    await shop.call('addCartItems', thing.wanted(neighbour), neighbour);
  });
});

describe.each(SAMPLES)('$name at checkout', ({ sample }) => {
  test('withdrawn: refused at checkout with its reason, and the cart stays', async () => {
    const { thing, buyer } = await stage(sample);
    const cart = await add(thing, buyer);
    await thing.withdraw();
    await expect(pay(buyer, { cart, strategy: 'DELAYED' })).rejects.toMatchObject({
      code: sample.withdrawn,
      fields: { [`items.${cart.items[0]?.id}`]: sample.withdrawn },
    });
    expect((await shop.call('getSession', {}, buyer)).cart?.items).toHaveLength(1);
  });
});

describe.each(PRICED)('$name when it is paid', ({ type, sample }) => {
  test('paid online once, even when the provider says so twice', async () => {
    const { thing, buyer } = await stage(sample);
    const cart = await add(thing, buyer);
    const page = await pay(buyer, { cart, strategy: 'IMMEDIATE' });
    const reference = new URL(page.next_action_url ?? '').pathname.split('/').at(-1) ?? '';
    expect(await tell(reference)).toBe(200);
    expect(await tell(reference)).toBe(200);
    const purchase = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer);
    expect(sample.of(purchase)).toHaveLength(1);
    expect(purchase).toMatchObject({ cart: { status: 'PROCESSED' }, outstanding_amount: 0 });
    expect(purchase.paid_amount).toBe(purchase.total_amount);
  });

  test('paid from the wallet', async () => {
    const { thing, buyer } = await stage(sample);
    await fillWallet(buyer, 100_000);
    const cart = await add(thing, buyer);
    await pay(buyer, { cart, strategy: 'WALLET' });
    const purchase = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer);
    // the fixed fee is not paid from the wallet (3 §9)
    expect(purchase).toMatchObject({ outstanding_amount: 100 });
    expect(purchase.paid_amount).toBe(cart.items[0]?.price);
  });

  test('an abandoned payment reopens the cart unchanged', async () => {
    const { thing, buyer } = await stage(sample);
    const cart = await add(thing, buyer);
    await pay(buyer, { cart, strategy: 'IMMEDIATE' });
    await shop.call('giveUpPayment', { cart_id: cart.id }, buyer);
    const { cart: open } = await shop.call('getSession', {}, buyer);
    expect(open).toMatchObject({ status: 'OPEN', items: [{ type }] });
    await pay(buyer, { cart, strategy: 'DELAYED' });
  });
});

describe.each(PRICED)('$name sold by staff and given back', ({ type, sample }) => {
  test('sold by staff: an order of its own, owed, in the account', async () => {
    const { thing, buyer } = await stage(sample);
    const price = await thing.estimate(buyer);
    const cuid = await thing.sellByStaff(staff, buyer);
    expect(await thing.show(buyer, cuid)).toMatchObject({ paid_amount: 0 });
    const { data } = await shop.call('listAccountCarts', {}, buyer);
    expect(data).toMatchObject([{ items_count: 1, outstanding_amount: price }]);
    const account = await shop.call('getAccountCart', { cuid: data[0]?.cuid ?? '' }, buyer);
    expect(account.items).toMatchObject([{ type, price }]);
    const counters = await shop.sql(
      'select kind from receivables where cart_id = $1 and not accessory',
      [data[0]?.id],
    );
    expect(counters).toEqual([{ kind: type }]);
  });

  test('sold by staff with the money in hand: paid on its day, and the excess is credit', async () => {
    const { thing, buyer } = await stage(sample);
    const price = await thing.estimate(buyer);
    const cash = { amount: price + 250, method: 'CASH', received_at: '2026-01-02' } as const;
    const cuid = await thing.sellByStaff(staff, buyer, cash);
    expect(await thing.show(buyer, cuid)).toMatchObject({ paid_amount: price });
    const { data } = await shop.call('listAccountCarts', {}, buyer);
    expect(data).toMatchObject([{ items_count: 1, outstanding_amount: 0 }]);
    const [wallet] = await shop.sql('select wallet_amount from customers where id = $1', [
      buyer.id,
    ]);
    expect(wallet).toEqual({ wallet_amount: 250 });
    const payments = await shop.sql(
      'select amount, method, cart_id, paid_at::text from payments where customer_id = $1',
      [buyer.id],
    );
    const paid_at = '2026-01-02 11:00:00+00';
    expect(payments).toEqual([
      { amount: cash.amount, method: 'CASH', cart_id: String(data[0]?.id), paid_at },
    ]);
  });

  test('given back once: nothing is due, the paid amount is refunded to the cent', async () => {
    const { thing, buyer } = await stage(sample);
    const price = await thing.estimate(buyer);
    const cart = await add(thing, buyer);
    const page = await pay(buyer, { cart, strategy: 'IMMEDIATE' });
    await tell(new URL(page.next_action_url ?? '').pathname.split('/').at(-1) ?? '');
    const purchase = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer);
    const cuid = sample.of(purchase)[0]?.cuid ?? '';
    await expect(thing.giveBack(staff, { cuid, message: ' ' })).rejects.toMatchObject({
      code: 'CANCELLATION_MESSAGE_REQUIRED',
    });
    const back = { cuid, message: 'Désolés' };
    expect(await thing.giveBack(staff, back)).toMatchObject({ refundable_amount: price });
    await expect(thing.giveBack(staff, back)).rejects.toMatchObject({ code: sample.given_back });
    await expect(thing.giveBack(staff, { ...back, cuid: 'nobody' })).rejects.toMatchObject({
      status: 404,
    });
    const [payment] = (await shop.office('listOfficePayments', { search: cart.reference }, staff))
      .data;
    const refund = { payment: payment?.cuid ?? '', amount: price + 100, reason: 'Annulé' };
    await shop.office('refundPayment', { ...refund, to: 'WALLET' }, staff);
    expect(await sums(cart.id)).toEqual({ total: 0, paid: 0 });
    await expect(
      shop.office('refundPayment', { ...refund, amount: 1, to: 'WALLET' }, staff),
    ).rejects.toMatchObject({ status: 409 });
  });
});

describe.each(SAMPLES)('$name shown to its owner only', ({ sample }) => {
  test('refused to another customer, of the same organiser and of another', async () => {
    const { thing, buyer } = await stage(sample);
    const cart = await add(thing, buyer);
    const neighbour = await shop.make.customer(organiser);
    const stranger = { ...(await shop.make.customer(elsewhere)), host: 'localhost' };
    await expect(pay(neighbour, { cart, strategy: 'DELAYED' })).rejects.toMatchObject({
      code: 'CART_NOT_FOUND',
    });
    await expect(shop.call('addCartItems', thing.wanted(stranger), stranger)).rejects.toMatchObject(
      { status: 404 },
    );
    await pay(buyer, { cart, strategy: 'DELAYED' });
    const purchase = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer);
    const cuid = sample.of(purchase)[0]?.cuid ?? '';
    await expect(thing.show(neighbour, cuid)).rejects.toMatchObject({ status: 404 });
    await expect(
      shop.call('getCheckoutSuccess', { cart: cart.cuid }, neighbour),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('is shown in both languages, in the cart, the order and the account', async () => {
    const { thing, buyer } = await stage(sample);
    const cart = await add(thing, buyer);
    for (const [language, title] of [
      [FRENCH, thing.titles.fr],
      [ENGLISH, thing.titles.en],
    ] as const) {
      const session = await shop.call('getSession', {}, { ...buyer, ...language });
      expect(JSON.stringify(session.cart?.items)).toContain(title);
    }
    await pay(buyer, { cart, strategy: 'DELAYED' });
    for (const [language, title] of [
      [FRENCH, thing.titles.fr],
      [ENGLISH, thing.titles.en],
    ] as const) {
      const reader = { ...buyer, ...language };
      const purchase = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, reader);
      const cuid = sample.of(purchase)[0]?.cuid ?? '';
      expect(JSON.stringify(sample.of(purchase))).toContain(title);
      expect(await thing.show(reader, cuid)).toMatchObject({ title });
      expect((await shop.call('listAccountCarts', {}, reader)).data).toMatchObject([
        { titles: [title] },
      ]);
    }
  });
});

async function stage<Thing extends OfferedThing>(
  sample: KindSample<Thing>,
): Promise<{ thing: Thing; buyer: MadeCustomer }> {
  const thing = await sample.offer(shop, organiser);
  return { thing, buyer: await shop.make.customer(organiser) };
}

async function add(thing: OfferedThing, buyer: MadeCustomer) {
  return (await shop.call('addCartItems', thing.wanted(buyer), buyer)).cart;
}

function pay(
  buyer: MadeCustomer,
  input: { cart: { id: number }; strategy: Ask<'checkoutCart'>['payment_strategy'] },
) {
  const { cart, strategy: payment_strategy } = input;
  return shop.call('checkoutCart', { cart_id: cart.id, payment_strategy, terms: true }, buyer);
}

/** Tells our webhook, as the sandbox would, that a payment is paid. */
const tell = (reference: string) => tellPayment(shop, { reference, state: 'paid' });

async function fillWallet(buyer: MadeCustomer, amount: number): Promise<void> {
  await shop.sql('update customers set wallet_amount = $2 where id = $1', [buyer.id, amount]);
  await shop.sql(
    `insert into wallet_movements (organiser_id, customer_id, amount, reason, message) values ($1, $2, $3, 'CORRECTION', 'Cadeau')`,
    [organiser.id, buyer.id, amount],
  );
}

async function sums(cart_id: number) {
  const [row] = await shop.sql(
    `select sum(total_amount)::integer as total, sum(paid_amount)::integer as paid from receivables where cart_id = $1`,
    [cart_id],
  );
  return row;
}
