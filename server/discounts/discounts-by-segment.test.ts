import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let neighbour: Made;
let activity: Made;
let availability: Awaited<ReturnType<Shop['make']['availability']>>;
let staff: { token: string };
let anne: MadeCustomer;
let bea: MadeCustomer;

const PERMISSIONS: readonly Permission[] = [
  'discounts.create',
  'discounts.read',
  'discounts.update',
  'discounts.delete',
  'segments.delete',
  'segments.read',
  'segments.update',
  'registrations.create',
];
const title = { fr: 'Commune', en: 'Neighbours' };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
  neighbour = await shop.make.organiser({ name: 'Voisin' }, 'voisin.test');
});
beforeEach(async () => {
  shop.clock.set('2026-02-02T08:00:00.000Z');
  await shop.sql(`delete from discounts where organiser_id = $1`, [organiser.id]);
  activity = await shop.make.activity(organiser);
  availability = await shop.make.availability(organiser, activity, { price: 10_000 });
  anne = await shop.make.customer(organiser);
  bea = await shop.make.customer(organiser);
});
afterAll(() => shop.close());

const segment = (entity: string, rules: readonly object[], of = organiser) =>
  shop.make.segment(of, {
    entity,
    name: `Segment ${entity}`,
    conditions: JSON.stringify({ match: 'ALL', rules }),
  });
const livesIn = (postcode: string) => [
  { field: 'postcode', operator: 'ONE_OF', values: [postcode] },
];
const move = (who: MadeCustomer, postcode: string) =>
  shop.sql(
    `insert into addresses (organiser_id, customer_id, street, number, postcode, city) values ($1, $2, '', '', $3, '')
     on conflict (organiser_id, customer_id) do update set postcode = excluded.postcode`,
    [organiser.id, who.id, postcode],
  );
const make = (more: object = {}) =>
  shop.office('createDiscount', { title, percentage: 1_000, ...more }, staff);
const read = (discount: string) => shop.office('getDiscount', { discount }, staff);
const wish = (who: MadeCustomer, participant_id = who.participant.id, of = availability) => ({
  availability_id: of.id,
  participant_id,
  quantity: 1,
  availability_dates: of.dates.map(({ id }) => id),
});
const costs = async (...[who, participant_id, of]: Parameters<typeof wish>) =>
  (await shop.call('estimateCartItem', wish(who, participant_id, of), who)).total_price;

test('200 is for a segment of families and one of dates, which it shows, and by which it is listed, changed and filtered', async () => {
  const people = await segment('CUSTOMERS', livesIn('1050'));
  const dates = await segment('AVAILABILITIES', []);
  const { cuid } = await make({ people_segment: people.cuid, availabilities_segment: dates.cuid });
  await make();
  const segments = {
    people_segment: { cuid: people.cuid, name: 'Segment CUSTOMERS', entity: 'CUSTOMERS' },
    availabilities_segment: { cuid: dates.cuid, entity: 'AVAILABILITIES' },
  };
  expect(await read(cuid)).toMatchObject({ ...segments, version: 1 });
  for (const { cuid: one } of [people, dates])
    expect(await shop.office('listDiscounts', { segment: one }, staff)).toMatchObject({
      count: 1,
      data: [{ cuid, ...segments }],
    });
  expect((await shop.office('listDiscounts', { segment: 'unknown' }, staff)).count).toBe(0);
  const change = { discount: cuid, version: 1, people_segment: null };
  await shop.office('updateDiscount', change, staff);
  expect(await read(cuid)).toMatchObject({ ...segments, people_segment: null, version: 2 });
  await expect(shop.office('updateDiscount', change, staff)).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
    details: { fields: 'people_segment' },
  });
});

test('a default segment is named in the reader’s language', async () => {
  const [all] = await shop.sql<{ cuid: string }>(
    `select cuid from segments where organiser_id = $1 and is_default and entity = 'CUSTOMERS'`,
    [organiser.id],
  );
  const { cuid } = await make({ people_segment: all?.cuid });
  expect((await read(cuid)).people_segment?.name).toBe('Toutes les familles');
  expect(await costs(anne)).toBe(9_000);
});

test('404 and 422 for an unknown segment, another organiser’s, or one of another entity; nothing is written', async () => {
  const theirs = await segment('CUSTOMERS', [], neighbour);
  const people = await segment('PARTICIPANTS', []);
  const dates = await segment('AVAILABILITIES', []);
  const { cuid: discount } = await make();
  const cases = [
    ['people_segment', 'unknown', 'SEGMENT_NOT_FOUND'],
    ['people_segment', theirs.cuid, 'SEGMENT_NOT_FOUND'],
    ['people_segment', dates.cuid, 'SEGMENT_WRONG_ENTITY'],
    ['availabilities_segment', theirs.cuid, 'SEGMENT_NOT_FOUND'],
    ['availabilities_segment', people.cuid, 'SEGMENT_WRONG_ENTITY'],
  ] as const;
  for (const [field, cuid, code] of cases) {
    const refusal = { code, fields: { [field]: code } };
    await expect(make({ [field]: cuid })).rejects.toMatchObject(refusal);
    const change = { discount, version: 1, [field]: cuid };
    await expect(shop.office('updateDiscount', change, staff)).rejects.toMatchObject(refusal);
  }
  expect((await shop.office('listDiscounts', {}, staff)).count).toBe(1);
  expect(await read(discount)).toMatchObject({ version: 1, people_segment: null });
});

test('409 for deleting a segment while a discount uses it, but not afterwards', async () => {
  const { cuid } = await segment('CUSTOMERS', livesIn('1050'));
  const { cuid: discount } = await make({ people_segment: cuid });
  const remove = () => shop.office('deleteSegment', { segment: cuid }, staff);
  await expect(remove()).rejects.toMatchObject({ code: 'SEGMENT_IN_USE' });
  expect(await shop.office('getSegment', { segment: cuid }, staff)).toMatchObject({
    used_by: { discounts: 1, volume_discounts: 0, coupons: 0 },
  });
  const { removal } = await shop.office('deleteDiscount', { discount }, staff);
  await remove();
  await expect(shop.office('restoreRemoval', { removal }, staff)).rejects.toMatchObject({
    code: 'REMOVAL_NOT_RESTORABLE',
  });
});

test('of deleting and choosing a segment at once, only one succeeds', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const { cuid } = await segment('CUSTOMERS', []);
    const [creation, removal] = await Promise.allSettled([
      make({ people_segment: cuid }),
      shop.office('deleteSegment', { segment: cuid }, staff),
    ]);
    const codes = [creation, removal].flatMap((one) =>
      one.status === 'rejected' ? [one.reason.code] : [],
    );
    expect(codes).toHaveLength(1);
    expect(['SEGMENT_NOT_FOUND', 'SEGMENT_IN_USE']).toContain(codes[0]);
  }
});

test('families in the segment pay less from estimate to order, others the whole price', async () => {
  await make({ people_segment: (await segment('CUSTOMERS', livesIn('1050'))).cuid });
  await move(anne, '1050');
  await move(bea, '1180');
  expect(await costs(bea)).toBe(10_000);
  expect(await costs(anne)).toBe(9_000);
  const { cart } = await shop.call(
    'addCartItems',
    { registrations: [{ ...wish(anne), total_amount: 9_000 }] },
    anne,
  );
  expect(cart.items).toMatchObject([
    { price: 9_000, reductions: [{ kind: 'DISCOUNT', label: 'Commune', amount: 1_000 }] },
  ]);
  await expect(
    shop.call('addCartItems', { registrations: [{ ...wish(bea), total_amount: 9_000 }] }, bea),
  ).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  // the price of a cart item stays, whatever becomes of the family
  await move(anne, '1180');
  const checkout = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  await shop.call('checkoutCart', { ...checkout, total_amount: 9_000 }, anne);
  expect(await costs(anne)).toBe(10_000);
});

test('only the participants of the segment get it, and nobody before a participant is chosen', async () => {
  const young = [{ field: 'age', operator: 'AT_MOST', number: 5 }];
  await make({ people_segment: (await segment('PARTICIPANTS', young)).cuid });
  const [little] = await shop.sql<{ id: number }>(
    `insert into participants (organiser_id, customer_id, firstname, lastname, birthdate)
     values ($1, $2, 'Lou', 'Petit', '2022-03-01') returning id`,
    [organiser.id, anne.id],
  );
  const id = Number(little?.id);
  expect(await costs(anne, id)).toBe(9_000);
  expect(await costs(anne)).toBe(10_000);
  const nobody = { ...wish(anne), participant_id: null };
  expect((await shop.call('estimateCartItem', nobody, anne)).total_price).toBe(10_000);
  const { cart } = await shop.call(
    'addCartItems',
    { registrations: [wish(anne), wish(anne, id)] },
    anne,
  );
  expect(cart.items.map(({ price }) => price)).toEqual([10_000, 9_000]);
});

test('only the dates of the segment are cheaper, and both segments apply together', async () => {
  const expensive = await shop.make.availability(organiser, activity, { price: 20_000 });
  const cheap = [{ field: 'price', operator: 'AT_MOST', number: 10_000 }];
  const dates = await segment('AVAILABILITIES', cheap);
  const people = await segment('CUSTOMERS', livesIn('1050'));
  await make({ availabilities_segment: dates.cuid });
  expect(await costs(anne)).toBe(9_000);
  expect(await costs(anne, anne.participant.id, expensive)).toBe(20_000);
  await move(anne, '1050');
  await make({
    people_segment: people.cuid,
    availabilities_segment: dates.cuid,
    activities: [activity.cuid],
    customers: [anne.cuid, bea.cuid],
  });
  expect(await costs(anne)).toBe(8_000);
  expect(await costs(bea)).toBe(9_000);
});

test('a changed segment applies from the next price on', async () => {
  const { cuid } = await segment('CUSTOMERS', livesIn('1050'));
  await make({ people_segment: cuid });
  await move(anne, '1180');
  expect(await costs(anne)).toBe(10_000);
  const rules = [{ field: 'postcode' as const, operator: 'ONE_OF' as const, values: ['1180'] }];
  const conditions = { match: 'ALL' as const, rules };
  await shop.office('updateSegment', { segment: cuid, version: 1, conditions }, staff);
  expect(await costs(anne)).toBe(9_000);
});

/** Sells a place by staff and returns its price. */
async function sell(who: MadeCustomer) {
  const { cuid } = await shop.office(
    'registerByStaff',
    {
      customer: who.cuid,
      participant: who.participant.cuid,
      availability: availability.cuid,
      date_ids: availability.dates.map(({ id }) => id),
    },
    staff,
  );
  const [row] = await shop.sql<{ total_amount: number }>(
    `select o.total_amount from registrations r join receivables o on o.id = r.receivable_id where r.cuid = $1`,
    [cuid],
  );
  return row?.total_amount;
}

test('staff sell to the family at the same price', async () => {
  await make({ people_segment: (await segment('CUSTOMERS', livesIn('1050'))).cuid });
  await move(anne, '1050');
  expect(await sell(anne)).toBe(9_000);
  expect(await sell(bea)).toBe(10_000);
});
