import { dayRange } from '@ribambelle/domain/base/days.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: Made;
let activity: Made;
let other: Made;
let location: Made;
let availability: Made;

const NOW = '2096-01-09T08:00:00.000Z';
const DAYS = ['2096-02-06', '2096-02-10'];
const START = '2096-02-06T09:00:00.000Z';
const LATER = '2096-02-20T09:00:00.000Z';

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  other = await shop.make.activity(organiser, { order: 9 });
  location = await shop.make.location(organiser, { name: 'Piscine' });
});
afterAll(() => shop.close());

beforeEach(async () => {
  shop.clock.set(NOW);
  await shop.sql('delete from availability_dates');
  await shop.sql('delete from availabilities');
  availability = await shop.make.availability(organiser, activity, {
    days: DAYS,
    price: 9000,
    capacity: 10,
  });
});

async function card() {
  const [first] = (await shop.call('listActivities', {})).data;
  return first;
}

const update = (assignment: string) => () =>
  shop.sql(`update availabilities set ${assignment} where id = $1`, [availability.id]);

async function version() {
  const [row] = await shop.sql<{ offers_version: string }>(
    'select offers_version from catalogue_versions where organiser_id = $1',
    [organiser.id],
  );
  return row?.offers_version;
}

test('200 the summary is cached until a transaction changes it', async () => {
  expect(await card()).toMatchObject({ status: 'OPEN', price_from: 9000 });
  // a change that bypasses the triggers: only a fresh read of the rows sees it
  await shop.sql(
    `begin; set local session_replication_role = replica; update availabilities set price = 1; commit`,
  );
  expect(await card()).toMatchObject({ price_from: 9000 });
  await shop.sql('update availabilities set end_at = $1', ['2096-02-11T15:00:00.000Z']);
  expect(await card()).toMatchObject({ price_from: 1 });
});

test.each<[string, () => Promise<unknown>, object]>([
  ['a price', update('price = 100'), { price_from: 100 }],
  ['that it is full', update(`status = 'FULL'`), { status: 'FULL', open_availabilities: 0 }],
  ['that its last place is taken', update('registered = 10'), { status: 'FULL' }],
  ['a smaller capacity', update('capacity = 0'), { status: 'FULL' }],
  ['that it is closed', update('closed = true'), { status: 'CLOSED', next_start_at: null }],
  [
    'a later beginning',
    update(`start_at = '2096-02-07T08:00:00Z'`),
    { next_start_at: '2096-02-07T08:00:00.000Z' },
  ],
  [
    'a later end',
    update(`end_at = '2096-02-12T08:00:00Z'`),
    { next_end_at: '2096-02-12T08:00:00.000Z' },
  ],
  [
    'that registrations begin later',
    update(`registrations_start_at = '2096-01-20T08:00:00Z'`),
    { opens_at: '2096-01-20T08:00:00.000Z' },
  ],
  [
    'that registrations are over',
    update(`registrations_end_at = '2096-01-08T08:00:00Z'`),
    { status: 'CLOSED' },
  ],
  ['where it is', () => update(`location_id = ${location.id}`)(), { locations: ['Piscine'] }],
  [
    'that it belongs to another activity',
    () => update(`activity_id = ${other.id}`)(),
    { status: 'CLOSED', open_availabilities: 0 },
  ],
  [
    'one more',
    () => shop.make.availability(organiser, activity, { days: DAYS, price: 10 }),
    { open_availabilities: 2, price_from: 10 },
  ],
  [
    'one that is deleted',
    async () => {
      await shop.sql('delete from availability_dates');
      await shop.sql('delete from availabilities');
    },
    { status: 'CLOSED' },
  ],
])('200 %s shows on the next request', async (_what, change, after) => {
  expect(await card()).not.toMatchObject(after);
  await change();
  expect(await card()).toMatchObject(after);
});

test('200 the summary changes with the clock alone, at the exact moment, and back when it is set back', async () => {
  await update(
    `registrations_start_at = '2096-01-20T08:00:00Z', registrations_end_at = '2096-02-08T08:00:00Z', open_after_start = true`,
  )();
  const second = await shop.make.availability(organiser, activity, {
    days: ['2096-02-20'],
    price: 500,
  });
  const moments: readonly [string, object][] = [
    ['2096-01-20T07:59:59.999Z', { open_availabilities: 2, next_start_at: LATER, price_from: 500 }],
    ['2096-01-20T08:00:00.000Z', { next_start_at: START }],
    [START, { next_start_at: START, open_availabilities: 2 }],
    ['2096-02-08T07:59:59.999Z', { next_start_at: START, open_availabilities: 2 }],
    ['2096-02-08T08:00:00.000Z', { next_start_at: LATER, open_availabilities: 1 }],
    ['2096-02-20T08:59:59.999Z', { status: 'OPEN' }],
    ['2096-02-20T09:00:00.000Z', { status: 'CLOSED' }],
    [NOW, { open_availabilities: 2, next_start_at: LATER }],
  ];
  for (const [moment, expected] of moments) {
    shop.clock.set(moment);
    expect(await card(), moment).toMatchObject(expected);
  }
  await shop.sql('delete from availability_dates where availability_id = $1', [second.id]);
  await shop.sql('delete from availabilities where id = $1', [second.id]);
  shop.clock.set('2096-01-20T07:59:59.999Z');
  expect(await card()).toMatchObject({ opens_at: '2096-01-20T08:00:00.000Z' });
  shop.clock.set('2096-01-20T08:00:00.000Z');
  expect(await card()).toMatchObject({ opens_at: null, status: 'OPEN' });
});

test('200 of more than a hundred availabilities a hundred count; when one closes, the next one counts at once', async () => {
  await shop.sql('delete from availability_dates');
  await shop.sql('delete from availabilities');
  for (const day of dayRange('2096-02-06', '2096-05-16'))
    await shop.make.availability(organiser, activity, {
      days: [day],
      price: day === '2096-05-16' ? 1 : 9000,
    });
  expect(await card()).toMatchObject({ open_availabilities: 100, price_from: 9000 });
  shop.clock.set(START);
  expect(await card()).toMatchObject({ open_availabilities: 100, price_from: 1 });
});

test('taking a place while some are left changes no version, nor does a rolled-back transaction', async () => {
  const before = await version();
  expect(before).toBeDefined();
  await update('registered = 9')();
  await shop.sql(`begin; update availabilities set status = 'FULL'; rollback`);
  expect(await version()).toBe(before);
  await update('registered = 10')();
  expect(await version()).not.toBe(before);
});

test('200 a list of some availabilities counts only those, before and after the list of all', async () => {
  await shop.make.availability(organiser, activity, {
    days: ['2096-05-06'],
    price: 500,
  });
  const inMay = async () =>
    (await shop.call('listActivities', { period: ['2096-05'] })).data.map(
      ({ open_availabilities }) => open_availabilities,
    );
  expect(await inMay()).toEqual([1]);
  expect(await card()).toMatchObject({ open_availabilities: 2, price_from: 500 });
  expect(await inMay()).toEqual([1]);
  expect(await card()).toMatchObject({ open_availabilities: 2 });
});
