import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { tellPayment } from '@ribambelle/testing/fakes/tell-payment.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const ORDERED = '2026-01-05T08:00:00.000Z';
const METHODS = [
  { type: 'IMMEDIATE', priority: 1 },
  { type: 'IMMEDIATE_DEPOSIT', priority: 2 },
  { type: 'DELAYED', priority: 3 },
];

let shop: Shop;
let organiser: Made;
let activity: Made;
let camp: MadeAvailability;
let staff: Made & { token: string };
let plan: { readonly cuid: string };
/** One that takes deposits online only, and no fee. */
let strict: Made;
let strict_camp: MadeAvailability;
let strict_plan: { readonly cuid: string };

const SETTINGS = {
  online_payments_activated: true,
  payment_mode: 'TEST',
  payment_term_days: 14,
  payment_methods: JSON.stringify(METHODS),
};
/** A deposit of 25 %, then three equal parts on the fifth of a month. */
const makePlan = (token: { token: string }, changes: Record<string, unknown> = {}) =>
  shop.office(
    'createInstalmentPlan',
    {
      title: { fr: 'En quatre fois', en: 'In four parts' },
      deposit_percentage: 2_500,
      parts: 3,
      day_of_month: 5,
      ...changes,
    },
    token,
  );

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({ ...SETTINGS, service_fee_amount: 50 });
  staff = await shop.make.collaborator(organiser, [
    'payment-types.create',
    'payment-types.update',
    'payment-types.read',
  ]);
  activity = await shop.make.activity(organiser);
  camp = await shop.make.availability(organiser, activity, { capacity: 200, deposit: 3_000 });
  plan = await makePlan(staff, { activities: [activity.cuid] });
  const online_payments_enforced_for_deposits = true;
  strict = await shop.make.organiser(
    { ...SETTINGS, online_payments_enforced_for_deposits },
    'localhost',
  );
  const keeper = await shop.make.collaborator(strict, ['payment-types.create']);
  strict_plan = await makePlan(keeper);
  strict_camp = await shop.make.availability(strict, await shop.make.activity(strict));
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(ORDERED));

type Buyer = MadeCustomer & { readonly host?: string };

interface Basket {
  readonly buyer: Buyer;
  readonly cart: Awaited<ReturnType<typeof add>>;
}

async function add(buyer: Buyer, of: MadeAvailability) {
  const availability_dates = of.dates.map(({ id }) => ({ date_id: id }));
  const registrations = [{ availability_id: of.id, availability_dates }];
  const wish = { participant_id: buyer.participant.id, registrations };
  return (await shop.call('addCartItems', wish, buyer)).cart;
}

async function fill(
  { places = [camp], wallet_amount = 0 }: { places?: MadeAvailability[]; wallet_amount?: number },
  shopkeeper = organiser,
): Promise<Basket> {
  const host = shopkeeper === strict ? 'localhost' : '127.0.0.1';
  const buyer = { ...(await shop.make.customer(shopkeeper)), host };
  if (wallet_amount > 0) {
    await shop.sql(
      `insert into wallet_movements (organiser_id, customer_id, amount, reason) values ($1, $2, $3, 'CORRECTION')`,
      [shopkeeper.id, buyer.id, wallet_amount],
    );
    const values = [buyer.id, wallet_amount];
    await shop.sql('update customers set wallet_amount = $2 where id = $1', values);
  }
  let cart: Basket['cart'] | null = null;
  for (const place of places) cart = await add(buyer, place);
  if (cart === null) throw new Error('Nothing was added');
  return { buyer, cart };
}

type Order = Parameters<typeof shop.call<'checkoutCart'>>[1];

const order = ({ buyer, cart }: Basket, changes: Partial<Order> = {}) =>
  shop.call(
    'checkoutCart',
    {
      cart_id: cart.id,
      payment_strategy: 'IMMEDIATE',
      instalment_plan: plan.cuid,
      terms: true,
      ...changes,
    },
    buyer,
  );
const pageOf = ({ next_action_url }: { next_action_url: string | null }) =>
  new URL(next_action_url ?? '').pathname.split('/').at(-1) ?? '';
const paid = (reference: string) => tellPayment(shop, { reference, state: 'paid' });
const success = ({ buyer, cart }: Basket) =>
  shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer);
/** Returns what an order owes, part by part, as the account shows it. */
const owedOf = async ({ buyer }: Basket) => {
  const [one] = (await shop.call('getAccountOverview', {}, buyer)).owed.orders;
  return one?.bank_transfer?.parts.map(({ amount, due_at }) => ({ amount, due_at })) ?? [];
};
const walletOf = async ({ buyer }: Basket) => {
  const ask = 'select wallet_amount as amount from customers where id = $1';
  return (await shop.sql<{ amount: number }>(ask, [buyer.id]))[0]?.amount;
};
const onlineOf = ({ cart }: Basket) => cart.instalment_plans[0]?.online ?? null;

const LATER = [
  { amount: 2_500, due_at: '2026-02-05T23:00:00.000Z' },
  { amount: 2_500, due_at: '2026-03-05T23:00:00.000Z' },
  { amount: 2_500, due_at: '2026-04-05T22:00:00.000Z' },
];

describe('the first part online', () => {
  test('pays the deposit and the fee; the order is confirmed, and the others stay due on their days', async () => {
    const basket = await fill({});
    const shown = onlineOf(basket);
    expect(shown).toEqual({ now_amount: 2_550, parts: LATER });
    const answer = await order(basket, { instalments: shown });
    expect(answer).toMatchObject({ next_action: 'payment', cart: { status: 'PAYING' } });
    expect(await paid(pageOf(answer))).toBe(200);
    expect(await success(basket)).toMatchObject({
      cart: { status: 'PROCESSED', payment_strategy: 'IMMEDIATE' },
      payment: { state: 'PAID', amount: 2_550, late: false, instalment_plan: plan.cuid },
      paid_amount: 2_550,
      outstanding_amount: 7_500,
    });
    expect(await owedOf(basket)).toEqual(LATER);
    const targets = await shop.sql<{ amount: number; kind: string }>(
      `select t.amount, r.kind from payment_targets t join receivables r on r.id = t.receivable_id
       where r.customer_id = $1 order by t.place`,
      [basket.buyer.id],
    );
    expect(targets).toEqual([
      { amount: 50, kind: 'SERVICE_FEE' },
      { amount: 2_500, kind: 'REGISTRATION' },
    ]);
  });

  test('pays what is not in the plan whole', async () => {
    const other = await shop.make.availability(organiser, await shop.make.activity(organiser));
    const basket = await fill({ places: [camp, other] });
    expect(onlineOf(basket)).toEqual({ now_amount: 12_550, parts: LATER });
    expect(await paid(pageOf(await order(basket)))).toBe(200);
    expect(await owedOf(basket)).toEqual(LATER);
  });

  test.each([
    ['a part of what is due at once', 4_000, 8_550, LATER],
    ['more than that', 15_000, 50, [{ ...LATER[0], amount: 0 }, ...LATER.slice(1)]],
  ])('with money in the wallet for %s leaves what was shown', async (_case, wallet_amount, now) => {
    const other = await shop.make.availability(organiser, await shop.make.activity(organiser));
    const basket = await fill({ places: [other, camp], wallet_amount });
    const shown = onlineOf(basket);
    expect(shown?.now_amount).toBe(now);
    expect(await paid(pageOf(await order(basket, { instalments: shown })))).toBe(200);
    expect(await owedOf(basket)).toEqual(shown?.parts);
    expect(await walletOf(basket)).toBe(0);
  });

  test('with a wallet that pays all of it, the order is confirmed at once', async () => {
    const basket = await fill({ places: [strict_camp], wallet_amount: 3_000 }, strict);
    const shown = onlineOf(basket);
    expect(shown?.now_amount).toBe(0);
    const wish = { instalment_plan: strict_plan.cuid, instalments: shown };
    const answer = await order(basket, wish);
    expect(answer).toMatchObject({ next_action: null, cart: { status: 'PROCESSED' } });
    expect(await owedOf(basket)).toEqual([{ ...LATER[0], amount: 2_000 }, ...LATER.slice(1)]);
  });
});

describe('refused', () => {
  test('days that changed since they were shown, after midnight', async () => {
    shop.clock.set('2026-01-05T22:55:00.000Z');
    const basket = await fill({});
    const instalments = basket.cart.instalment_plans[0]?.later ?? null;
    shop.clock.set('2026-01-05T23:05:00.000Z');
    const later = { payment_strategy: 'DELAYED', instalments } as const;
    await expect(order(basket, later)).rejects.toMatchObject({ code: 'INSTALMENTS_CHANGED' });
    const { cart } = await shop.call('getSession', {}, basket.buyer);
    const anew = cart?.instalment_plans[0]?.later ?? null;
    expect(anew?.parts[0]?.due_at).toBe('2026-01-20T23:00:00.000Z');
    await order(basket, { ...later, instalments: anew });
    expect(await owedOf(basket)).toEqual(anew?.parts);
  });

  test('amounts that changed since they were shown', async () => {
    const basket = await fill({});
    const instalments = onlineOf(basket);
    const changed = {
      code: 'INSTALMENTS_CHANGED',
      status: 409,
      fields: { instalments: 'INSTALMENTS_CHANGED' },
    };
    const other = { now_amount: 2_549, parts: instalments?.parts ?? [] };
    await expect(order(basket, { instalments: other })).rejects.toMatchObject(changed);
    const own = await makePlan(staff, { activities: [activity.cuid] });
    await shop.change('updateInstalmentPlan', { instalment_plan: own.cuid, parts: 2 }, staff);
    await expect
      .poll(async () => {
        const { cart } = await shop.call('getSession', {}, basket.buyer);
        return cart?.instalment_plans.map(({ online }) => online?.parts.length).toSorted();
      })
      .toEqual([2, 3]);
    await expect(order(basket, { instalment_plan: own.cuid, instalments })).rejects.toMatchObject(
      changed,
    );
    await shop.change('updateInstalmentPlan', { instalment_plan: own.cuid, active: false }, staff);
    expect((await success(basket)).cart.status).toBe('OPEN');
  });

  test('with a deposit payment, which is another way to begin', async () => {
    await expect(
      order(await fill({}), { payment_strategy: 'IMMEDIATE_DEPOSIT' }),
    ).rejects.toMatchObject({ code: 'INSTALMENTS_NOT_OFFERED', status: 409 });
  });

  test('by transfer where the organiser takes deposits online only', async () => {
    const basket = await fill({ places: [strict_camp] }, strict);
    expect(basket.cart.payment_strategies).toContain('DELAYED');
    expect(basket.cart.instalment_plans[0]).toMatchObject({ later: null, online: {} });
    const wish = { instalment_plan: strict_plan.cuid };
    await expect(order(basket, { ...wish, payment_strategy: 'DELAYED' })).rejects.toMatchObject({
      code: 'INSTALMENTS_NOT_OFFERED',
    });
    expect(await order(basket, wish)).toMatchObject({ next_action: 'payment' });
    expect(await success(basket)).toMatchObject({ payment: { amount: 2_500 } });
  });
});

describe('a payment of a first part', () => {
  test('that fails opens the cart again, and it can be ordered otherwise', async () => {
    const basket = await fill({});
    const reference = pageOf(await order(basket));
    expect(await tellPayment(shop, { reference, state: 'refused' })).toBe(200);
    expect((await success(basket)).cart.status).toBe('OPEN');
    await order(basket, { payment_strategy: 'DELAYED', instalment_plan: null });
    expect((await owedOf(basket)).map(({ amount }) => amount)).toEqual([10_050]);
  });

  test('has one page for the same choice, and another for another', async () => {
    const basket = await fill({});
    const first = await order(basket);
    expect(await order(basket)).toEqual(first);
    const whole = await order(basket, { instalment_plan: null });
    expect(pageOf(whole)).not.toBe(pageOf(first));
    const states = await shop.sql<{ state: string; amount: number }>(
      'select state, amount from payments where customer_id = $1 order by amount',
      [basket.buyer.id],
    );
    expect(states).toEqual([
      { state: 'ABANDONED', amount: 2_550 },
      { state: 'PENDING', amount: 10_050 },
    ]);
    // the first page is paid after all: it pays the order as it was begun there
    expect(await paid(pageOf(first))).toBe(200);
    expect(await owedOf(basket)).toEqual(LATER);
    // and the other page is not lost: it pays the rest, and what is beyond is credit
    expect(await paid(pageOf(whole))).toBe(200);
    expect([await owedOf(basket), await walletOf(basket)]).toEqual([[], 2_550]);
  });

  test('has another page once the days that are shown are others, for the same amount', async () => {
    shop.clock.set('2026-01-04T22:55:00.000Z');
    const own = await makePlan(staff, { deposit_percentage: 0, activities: [activity.cuid] });
    const wish = { instalment_plan: own.cuid };
    const day = (month: string) => `2026-${month}-05T2${month === '04' ? 2 : 3}:00:00.000Z`;
    const shown = (...months: readonly string[]) => ({
      now_amount: 3_384,
      parts: months.map((month) => ({ amount: 3_333, due_at: day(month) })),
    });
    const basket = await fill({});
    await until(() => order(basket, { ...wish, instalments: shown('02', '03') }).catch(() => null));
    const first = await order(basket, { ...wish, instalments: shown('02', '03') });
    shop.clock.set('2026-01-04T23:05:00.000Z');
    const second = await order(basket, { ...wish, instalments: shown('03', '04') });
    expect(pageOf(second)).not.toBe(pageOf(first));
    expect(pageOf(await order(basket, wish))).toBe(pageOf(second));
    expect(await paid(pageOf(second))).toBe(200);
    expect(await owedOf(basket)).toEqual(shown('03', '04').parts);
    await shop.change('updateInstalmentPlan', { instalment_plan: own.cuid, active: false }, staff);
  });

  test('that comes late takes a place that is free, in the parts that were shown', async () => {
    const basket = await fill({});
    const reference = pageOf(await order(basket));
    expect(await tellPayment(shop, { reference, state: 'expired' })).toBe(200);
    shop.clock.set('2026-01-07T08:00:00.000Z');
    expect(await paid(reference)).toBe(200);
    expect(await owedOf(basket)).toEqual(LATER);
  });

  test('that comes late for a place that is gone is credit, whole and once', async () => {
    const single = await shop.make.availability(organiser, activity, { capacity: 1 });
    const basket = await fill({ places: [single] });
    const reference = pageOf(await order(basket));
    expect(await tellPayment(shop, { reference, state: 'expired' })).toBe(200);
    shop.clock.set('2026-01-05T09:00:00.000Z');
    const rival = await fill({ places: [single] });
    await order(rival, { payment_strategy: 'DELAYED' });
    const statuses = await Promise.all(Array.from({ length: 8 }, () => paid(reference)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await walletOf(basket)).toBe(2_550);
    expect(await success(basket)).toMatchObject({ payment: { state: 'PAID', late: true } });
  });

  test.each([2, 20])('%i orders at once open one page, which is paid once', async (count) => {
    const basket = await fill({});
    const instalments = onlineOf(basket);
    const answers = await Promise.all(
      Array.from({ length: count }, () => order(basket, { instalments })),
    );
    const pages = new Set(answers.map(pageOf));
    expect(pages.size).toBe(1);
    await Promise.all(Array.from({ length: count }, () => paid([...pages][0] ?? '')));
    expect(await owedOf(basket)).toEqual(LATER);
    expect(await success(basket)).toMatchObject({ paid_amount: 2_550, total_amount: 10_050 });
  });
});

test('after all of this, parts add up to totals, and the books balance', async () => {
  const apart = await shop.sql(
    `select r.id from receivables r where r.in_instalments
       and r.total_amount <> (select coalesce(sum(i.amount), 0) from instalments i where i.receivable_id = r.id)`,
  );
  expect(apart).toEqual([]);
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const differences = await checkInvariants(client);
  await client.end();
  expect(differences.filter((line) => !line.startsWith('availability'))).toEqual([]);
});
