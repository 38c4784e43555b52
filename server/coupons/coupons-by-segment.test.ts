import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop({ now: '2026-01-05T08:00:00.000Z' });
  organiser = await shop.make.organiser({
    payment_methods: JSON.stringify([{ type: 'DELAYED', priority: 1 }]),
  });
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, [
    'discounts.create',
    'discounts.read',
    'discounts.update',
    'discounts.delete',
    'segments.delete',
  ]);
});
afterAll(() => shop.close());

const segment = (entity: string, rules: readonly object[], of = organiser) =>
  shop.make.segment(of, {
    entity,
    name: `Segment ${entity}`,
    conditions: JSON.stringify({ match: 'ALL', rules }),
  });
const NEW = [{ field: 'registrations', operator: 'AT_MOST', number: 0 }];
let number = 0;
/** Makes a coupon of 10 % with its own code. */
async function coupon(more: object = {}) {
  number += 1;
  const code = `SEGMENT${number}`;
  const title = { fr: code, en: code };
  const { cuid } = await shop.office(
    'createCoupon',
    { title, code, percentage: 1_000, ...more },
    staff,
  );
  return { cuid, code };
}
const camp = (price = 10_000) => shop.make.availability(organiser, activity, { price });
async function add(who: MadeCustomer, of: MadeAvailability, participant_id = who.participant.id) {
  const availability_dates = of.dates.map(({ id }) => id);
  const wish = { participant_id, registrations: [{ availability_id: of.id, availability_dates }] };
  return (await shop.call('addCartItems', wish, who)).cart;
}
const attach = (who: MadeCustomer, code: string, cart_id: number) =>
  shop.call('attachCoupon', { cart_id, coupon: code }, who);
const order = (who: MadeCustomer, cart_id: number, more: object = {}) =>
  shop.call('checkoutCart', { cart_id, payment_strategy: 'DELAYED', terms: true, ...more }, who);
const cartOf = async (who: MadeCustomer) => (await shop.call('getSession', {}, who)).cart;

test('200 is limited to segments, which it shows, and by which it is listed, changed and filtered', async () => {
  const people = await segment('PARTICIPANTS', []);
  const dates = await segment('AVAILABILITIES', []);
  const { cuid } = await coupon({
    people_segment: people.cuid,
    availabilities_segment: dates.cuid,
  });
  const segments = {
    people_segment: { cuid: people.cuid, name: 'Segment PARTICIPANTS', entity: 'PARTICIPANTS' },
    availabilities_segment: { cuid: dates.cuid, entity: 'AVAILABILITIES' },
  };
  expect(await shop.office('getCoupon', { coupon: cuid }, staff)).toMatchObject(segments);
  for (const { cuid: one } of [people, dates])
    expect(await shop.office('listCoupons', { segment: one }, staff)).toMatchObject({
      count: 1,
      data: [{ cuid, ...segments }],
    });
  const change = { coupon: cuid, version: 1, availabilities_segment: null };
  await shop.office('updateCoupon', change, staff);
  expect(await shop.office('getCoupon', { coupon: cuid }, staff)).toMatchObject({
    ...segments,
    availabilities_segment: null,
    version: 2,
  });
  await expect(shop.office('updateCoupon', change, staff)).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
    details: { fields: 'availabilities_segment' },
  });
  for (const one of [people, dates]) {
    const removal = shop.office('deleteSegment', { segment: one.cuid }, staff);
    if (one === people) await expect(removal).rejects.toMatchObject({ code: 'SEGMENT_IN_USE' });
    else await removal;
  }
});

test('404 and 422 for an unknown segment, another organiser’s, or one of another entity', async () => {
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'voisin.test');
  const theirs = await segment('AVAILABILITIES', [], neighbour);
  const people = await segment('CUSTOMERS', []);
  const dates = await segment('AVAILABILITIES', []);
  const { cuid } = await coupon();
  const cases = [
    ['people_segment', 'unknown', 'SEGMENT_NOT_FOUND'],
    ['people_segment', dates.cuid, 'SEGMENT_WRONG_ENTITY'],
    ['availabilities_segment', theirs.cuid, 'SEGMENT_NOT_FOUND'],
    ['availabilities_segment', people.cuid, 'SEGMENT_WRONG_ENTITY'],
  ] as const;
  for (const [field, one, code] of cases) {
    const refusal = { code, fields: { [field]: code } };
    await expect(coupon({ [field]: one })).rejects.toMatchObject(refusal);
    await expect(
      shop.office('updateCoupon', { coupon: cuid, version: 1, [field]: one }, staff),
    ).rejects.toMatchObject(refusal);
  }
});

test('409 for a family outside the segment, which keeps its cart; others pay less', async () => {
  const { cuid, code } = await coupon({ people_segment: (await segment('CUSTOMERS', NEW)).cuid });
  const anne = await shop.make.customer(organiser);
  const bea = await shop.make.customer(organiser);
  const first = await add(bea, await camp());
  await order(bea, first.id);
  const second = await add(bea, await camp());
  await expect(attach(bea, code, second.id)).rejects.toMatchObject({
    status: 409,
    code: 'COUPON_NOT_FOR_YOU',
    fields: { coupon: 'COUPON_NOT_FOR_YOU' },
  });
  expect(await cartOf(bea)).toMatchObject({ coupon: null, totals: { total: 10_000 } });
  expect(await shop.office('getCoupon', { coupon: cuid }, staff)).toMatchObject({ held: 0 });
  const cart = await add(anne, await camp());
  expect((await attach(anne, code, cart.id)).cart).toMatchObject({
    coupon: { active: true, obstacle: null },
    totals: { coupon_discount: 1_000, total: 9_000 },
  });
  await order(anne, cart.id, { total_amount: 9_000, coupon: code });
  expect(await shop.office('getCoupon', { coupon: cuid }, staff)).toMatchObject({ used: 1 });
});

test('a family that left the segment meanwhile is told in its cart, and is not charged another price', async () => {
  const { cuid, code } = await coupon({ people_segment: (await segment('CUSTOMERS', NEW)).cuid });
  const anne = await shop.make.customer(organiser);
  const cart = await add(anne, await camp());
  await attach(anne, code, cart.id);
  await shop.make.registration(organiser, anne, {
    participant_id: anne.participant.id,
    availability_id: (await camp()).id,
  });
  expect(await cartOf(anne)).toMatchObject({
    coupon: { active: false, obstacle: 'COUPON_NOT_FOR_YOU' },
    totals: { coupon_discount: 0, total: 10_000 },
  });
  await expect(order(anne, cart.id, { total_amount: 9_000 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  });
  await order(anne, cart.id, { total_amount: 10_000 });
  expect(await shop.office('getCoupon', { coupon: cuid }, staff)).toMatchObject({ used: 0 });
});

test('the segment is checked under the wallet’s lock: sales made meanwhile count', async () => {
  const { code } = await coupon({ people_segment: (await segment('CUSTOMERS', NEW)).cuid });
  const anne = await shop.make.customer(organiser);
  const cart = await add(anne, await camp());
  await attach(anne, code, cart.id);
  const other = await camp();
  const seller = new pg.Client({ connectionString: shop.databaseUrl });
  await seller.connect();
  await seller.query('begin');
  await seller.query('select from customers where id = $1 for no key update', [anne.id]);
  const outcome = order(anne, cart.id, { total_amount: 9_000 }).catch((error: unknown) => error);
  await expect
    .poll(() =>
      shop.sql(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    )
    .toHaveLength(1);
  await shop.make.registration(organiser, anne, {
    participant_id: anne.participant.id,
    availability_id: other.id,
  });
  await seller.query('commit');
  await seller.end();
  expect(await outcome).toMatchObject({ code: 'PRICE_CHANGED' });
});

test('only the participants of the segment get it; without any, it is for others', async () => {
  const young = [{ field: 'age', operator: 'AT_MOST', number: 5 }];
  const { code } = await coupon({ people_segment: (await segment('PARTICIPANTS', young)).cuid });
  const anne = await shop.make.customer(organiser);
  const cart = await add(anne, await camp());
  await expect(attach(anne, code, cart.id)).rejects.toMatchObject({ code: 'COUPON_NOT_FOR_YOU' });
  const [little] = await shop.sql<{ id: unknown }>(
    `insert into participants (organiser_id, customer_id, firstname, lastname, birthdate)
     values ($1, $2, 'Lou', 'Petit', '2022-03-01') returning id`,
    [organiser.id, anne.id],
  );
  expect((await attach(anne, code, cart.id)).cart?.coupon).toMatchObject({
    obstacle: 'COUPON_FOR_OTHERS',
  });
  const both = await add(anne, await camp(4_000), Number(little?.id));
  expect(both).toMatchObject({
    coupon: { active: true },
    totals: { items_total: 14_000, coupon_discount: 400, total: 13_600 },
  });
  await order(anne, cart.id, { total_amount: 13_600 });
});

test('only the dates of the segment are reduced', async () => {
  const cheap = [{ field: 'price', operator: 'AT_MOST', number: 5_000 }];
  const dates = await segment('AVAILABILITIES', cheap);
  const { code } = await coupon({ availabilities_segment: dates.cuid });
  const anne = await shop.make.customer(organiser);
  const cart = await add(anne, await camp());
  expect((await attach(anne, code, cart.id)).cart?.coupon).toMatchObject({
    obstacle: 'COUPON_FOR_OTHERS',
  });
  const both = await add(anne, await camp(5_000));
  expect(both.totals).toMatchObject({ coupon_discount: 500, total: 14_500 });
  await order(anne, cart.id, { total_amount: 14_500 });
});
