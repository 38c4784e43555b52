import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let neighbour: Made;
let activity: Made;
let week: MadeAvailability;
let staff: { token: string };
let anne: MadeCustomer;
let lou: Made;

beforeAll(async () => {
  shop = await openShop({ now: '2026-01-05T08:00:00.000Z' });
  organiser = await shop.make.organiser({
    payment_methods: JSON.stringify([{ type: 'DELAYED', priority: 1 }]),
  });
  neighbour = await shop.make.organiser({ name: 'Voisin' }, 'voisin.test');
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, [
    'volume-discounts.create',
    'volume-discounts.read',
    'volume-discounts.update',
    'volume-discounts.delete',
    'segments.read',
    'segments.delete',
    'registrations.create',
    'registrations.read',
  ]);
});
beforeEach(async () => {
  await shop.sql('delete from volume_discounts where organiser_id = $1', [organiser.id]);
  week = await camp();
  anne = await shop.make.customer(organiser);
  lou = await shop.make.participant(organiser, anne);
});
afterAll(() => shop.close());

const camp = (columns: object = {}) =>
  shop.make.availability(organiser, activity, { price: 10_000, ...columns });
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
const title = { fr: '2e enfant', en: 'Second child' };
const make = (more: object = {}) =>
  shop.office('createVolumeDiscount', { title, percentage: 1_000, ...more }, staff);
const getDiscount = (volume_discount: string) =>
  shop.office('getVolumeDiscount', { volume_discount }, staff);
const wish = (child: Made, of = week) => ({
  availability_id: of.id,
  participant_id: child.id,
  availability_dates: of.dates.map(({ id }) => id),
});
const add = async (who: MadeCustomer, ...registrations: ReturnType<typeof wish>[]) =>
  (await shop.call('addCartItems', { registrations }, who)).cart;
const costs = async (child: Made, of = week) =>
  (await shop.call('estimateCartItem', wish(child, of), anne)).total_price;
const order = (cart_id: number, total_amount: number) =>
  shop.call(
    'checkoutCart',
    { cart_id, payment_strategy: 'DELAYED', terms: true, total_amount },
    anne,
  );

test('200 is limited to segments, and is shown, listed, changed and filtered by them', async () => {
  const people = await segment('CUSTOMERS', livesIn('1050'));
  const dates = await segment('AVAILABILITIES', []);
  const { cuid } = await make({ people_segment: people.cuid, availabilities_segment: dates.cuid });
  await make();
  const shownSegments = {
    people_segment: { cuid: people.cuid, name: 'Segment CUSTOMERS', entity: 'CUSTOMERS' },
    availabilities_segment: { cuid: dates.cuid, entity: 'AVAILABILITIES' },
  };
  expect(await getDiscount(cuid)).toMatchObject({ ...shownSegments, version: 1 });
  for (const { cuid: one } of [people, dates])
    expect(await shop.office('listVolumeDiscounts', { segment: one }, staff)).toMatchObject({
      count: 1,
      data: [{ cuid, ...shownSegments }],
    });
  expect((await shop.office('listVolumeDiscounts', { segment: 'unknown' }, staff)).count).toBe(0);
  const change = { volume_discount: cuid, version: 1, people_segment: null };
  await shop.office('updateVolumeDiscount', change, staff);
  expect(await getDiscount(cuid)).toMatchObject({
    ...shownSegments,
    people_segment: null,
    version: 2,
  });
  await expect(shop.office('updateVolumeDiscount', change, staff)).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
    details: { fields: 'people_segment' },
  });
});

test('404 and 422 for an unknown segment, a neighbour’s, or one of another kind; nothing is written', async () => {
  const theirs = await segment('CUSTOMERS', [], neighbour);
  const people = await segment('PARTICIPANTS', []);
  const dates = await segment('AVAILABILITIES', []);
  const { cuid: volume_discount } = await make();
  const refusals = [
    ['people_segment', 'unknown', 'SEGMENT_NOT_FOUND'],
    ['people_segment', theirs.cuid, 'SEGMENT_NOT_FOUND'],
    ['people_segment', dates.cuid, 'SEGMENT_WRONG_ENTITY'],
    ['availabilities_segment', theirs.cuid, 'SEGMENT_NOT_FOUND'],
    ['availabilities_segment', people.cuid, 'SEGMENT_WRONG_ENTITY'],
  ] as const;
  for (const [field, cuid, code] of refusals) {
    const refusal = { code, fields: { [field]: code } };
    await expect(make({ [field]: cuid })).rejects.toMatchObject(refusal);
    const change = { volume_discount, version: 1, [field]: cuid };
    await expect(shop.office('updateVolumeDiscount', change, staff)).rejects.toMatchObject(refusal);
  }
  expect((await shop.office('listVolumeDiscounts', {}, staff)).count).toBe(1);
  expect(await getDiscount(volume_discount)).toMatchObject({ version: 1, people_segment: null });
});

test('409 for deleting a segment that a volume discount uses; it can be deleted once unused', async () => {
  const people = await segment('CUSTOMERS', livesIn('1050'));
  const dates = await segment('AVAILABILITIES', []);
  const segmentsNamed = { people_segment: people.cuid, availabilities_segment: dates.cuid };
  const { cuid: volume_discount } = await make(segmentsNamed);
  const remove = (one: Made) => shop.office('deleteSegment', { segment: one.cuid }, staff);
  for (const one of [people, dates]) {
    await expect(remove(one)).rejects.toMatchObject({ code: 'SEGMENT_IN_USE' });
    expect(await shop.office('getSegment', { segment: one.cuid }, staff)).toMatchObject({
      used_by: { discounts: 0, volume_discounts: 1, coupons: 0 },
    });
  }
  const { removal } = await shop.office('deleteVolumeDiscount', { volume_discount }, staff);
  await remove(people);
  await expect(shop.office('restoreRemoval', { removal }, staff)).rejects.toMatchObject({
    code: 'REMOVAL_NOT_RESTORABLE',
  });
});

test('families in the segment pay less for a second child from estimate to order, others the whole price', async () => {
  await make({ people_segment: (await segment('CUSTOMERS', livesIn('1050'))).cuid });
  await move(anne, '1180');
  await add(anne, wish(anne.participant));
  expect(await costs(lou)).toBe(10_000);
  await move(anne, '1050');
  expect(await costs(lou)).toBe(9_000);
  const cart = await add(anne, wish(lou));
  expect(cart.items.map(({ price }) => price)).toEqual([10_000, 9_000]);
  expect(cart.items[1]?.reductions).toMatchObject([{ label: '2e enfant', amount: 1_000 }]);
  // it is recalculated whenever the cart is read, and another sum is refused
  await move(anne, '1180');
  const session = await shop.call('getSession', {}, anne);
  expect(session.cart?.items.map(({ price }) => price)).toEqual([10_000, 10_000]);
  await expect(order(cart.id, 19_000)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  await move(anne, '1050');
  await order(cart.id, 19_000);
});

test('only children of the family in the segment count, including its earlier registrations', async () => {
  const young = [{ field: 'age', operator: 'AT_MOST', number: 5 }];
  await make({ people_segment: (await segment('PARTICIPANTS', young)).cuid });
  const born = (child: Made, day: string) =>
    shop.sql('update participants set birthdate = $2 where id = $1', [child.id, day]);
  await born(anne.participant, '2015-03-01');
  await born(lou, '2022-03-01');
  const mia = await shop.make.participant(organiser, anne);
  await born(mia, '2021-03-01');
  const first = await add(anne, wish(anne.participant), wish(lou));
  expect(first.items.map(({ price }) => price)).toEqual([10_000, 10_000]);
  await order(first.id, 20_000);
  expect(await costs(mia)).toBe(9_000);
  const nobody = { ...wish(mia), participant_id: null };
  expect((await shop.call('estimateCartItem', nobody, anne)).total_price).toBe(10_000);
  await born(lou, '2014-03-01');
  expect(await costs(mia)).toBe(10_000);
});

test('only dates in the segment are reduced and counted; staff sell by the same rules', async () => {
  const cheap = [{ field: 'price', operator: 'AT_MOST', number: 8_000 }];
  await make({ availabilities_segment: (await segment('AVAILABILITIES', cheap)).cuid });
  const half = await camp({ price: 8_000 });
  const cart = await add(anne, wish(anne.participant), wish(lou));
  expect(cart.items.map(({ price }) => price)).toEqual([10_000, 10_000]);
  await order(cart.id, 20_000);
  expect(await costs(anne.participant, half)).toBe(8_000);
  const second = await add(anne, wish(anne.participant, half));
  await order(second.id, 8_000);
  expect(await costs(lou, half)).toBe(7_200);
  const { cuid } = await shop.office(
    'registerByStaff',
    {
      customer: anne.cuid,
      participant: lou.cuid,
      availability: half.cuid,
      date_ids: half.dates.map(({ id }) => id),
    },
    staff,
  );
  const [row] = await shop.sql<{ total_amount: number }>(
    `select o.total_amount from registrations r join receivables o on o.id = r.receivable_id where r.cuid = $1`,
    [cuid],
  );
  expect(row?.total_amount).toBe(7_200);
});
