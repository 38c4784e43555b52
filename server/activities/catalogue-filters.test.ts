import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: Made;
const byName: Record<string, Made> = {};
const week = { days: ['2026-07-06', '2026-07-08'], weekdays: [1, 3] };

/**
 * On Monday 5 January: camps in July (open) and at the end of July in UTC, August in Brussels
 * (full), a class that has begun (open).
 */
beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  for (const [order, name] of ['july', 'august', 'started', 'nothing'].entries())
    byName[name] = await shop.make.activity(organiser, { order });
  await shop.make.availability(organiser, activity('july'), week);
  const turn = { start_at: '2026-07-31T22:30:00Z', end_at: '2026-08-01T08:00:00Z' };
  await shop.make.availability(organiser, activity('august'), {
    days: ['2026-08-01'],
    ...turn,
    status: 'FULL',
    weekdays: [6],
  });
  await shop.make.availability(organiser, activity('started'), {
    days: ['2026-01-02', '2026-09-04'],
    weekdays: [5],
  });
  await addPage('/camps', [
    section('camps', { activities: [activity('july').id, activity('august').id] }),
    section('bookable', { 'available-only': true }),
    section('full', { allowed_status: ['FULL'] }),
    section('not-started', { include_started_availabilities: false }),
    section('best', { catalogs: ['camps'], 'available-only': true }),
    section('wrong', { activities: 'all' }),
  ]);
});
afterAll(() => shop.close());

const activity = (name: string): Made => byName[name] ?? { id: 0, cuid: '' };
const nameOf = (id: number) =>
  Object.keys(byName).find((name) => byName[name]?.id === id) ?? 'unknown';
const section = (id: string, settings: object) => ({
  id: `in-${id}`,
  name: '',
  element: 'sections-container',
  settings: {},
  children: [
    {
      id,
      name: '',
      element: 'catalogs-activities-cards-grid',
      settings,
      children: [],
    },
  ],
});
const addPage = (pathname: string, content: unknown) =>
  shop.sql(`insert into pages (organiser_id, pathname, title, content) values ($1, $2, '{}', $3)`, [
    organiser.id,
    pathname,
    JSON.stringify(content),
  ]);
const activities = async (filters: object) =>
  (await shop.call('listActivities', filters)).data.map(({ id }) => nameOf(id));
const availabilityNames = async (filters: object) =>
  (await shop.call('listAvailabilities', filters)).data.map((row) => nameOf(row.activity.id));

test.each([
  [['2026-07'], ['july']],
  [['2026-08'], ['august']],
  [
    ['2026-07', '2026-08'],
    ['july', 'august'],
  ],
  [
    ['2026-01', '2026-08'],
    ['august', 'started'],
  ],
  [['2026-09'], []],
])('200 the periods %j, in the organiser’s zone, leave %j', async (period, names) => {
  expect(await activities({ period })).toEqual(names);
  expect(await activities({ 'availabilities-period': period })).toEqual(names);
  expect((await availabilityNames({ period })).toSorted()).toEqual(names.toSorted());
  expect((await availabilityNames({ 'availabilities-period': period })).toSorted()).toEqual(
    names.toSorted(),
  );
});

test('200 the dates and days of a period are those of availabilities that start in it', async () => {
  const dates = await shop.call('listAvailabilityDates', { period: ['2026-07'] });
  expect(dates.availabilities_dates.data.map(({ start_at }) => start_at.slice(0, 10))).toEqual([
    '2026-07-06',
    '2026-07-08',
  ]);
  expect((await shop.call('listAvailabilityDays', { period: ['2026-07'] })).dates).toEqual([
    { date: '2026-07-06' },
    { date: '2026-07-08' },
  ]);
});

test('200 day, weekday, period, place and status must all match the same availability', async () => {
  expect(await activities({ date: '2026-07-08' })).toEqual(['july']);
  expect(await activities({ weekday: [6, 3] })).toEqual(['july', 'august']);
  expect(await activities({ weekday: [3], date: '2026-07-06', period: ['2026-07'] })).toEqual([
    'july',
  ]);
  expect(await activities({ weekday: [3], period: ['2026-08'] })).toEqual([]);
  expect(await activities({ status: ['FULL'] })).toEqual(['august']);
  expect(await activities({ status: ['OPEN'], include_started: false })).toEqual(['july']);
  expect(await activities({ include_started: false, after: '2026-01-01T00:00:00.000Z' })).toEqual([
    'july',
  ]);
});

test('400 for a month that does not exist', async () => {
  await expect(shop.call('listActivities', { period: ['2026-13'] })).rejects.toMatchObject({
    status: 400,
    fields: { 'period.0': 'INVALID' },
  });
  await expect(shop.call('listAvailabilities', { period: ['juillet'] })).rejects.toMatchObject({
    status: 400,
  });
});

test('200 periods are the months in which something starts, from now on, and each finds its activities again', async () => {
  const periods = async (filters: { after?: string; available_only?: boolean }) =>
    (await shop.call('listActivityPeriods', filters)).data.map(({ period }) => period);
  expect(await periods({})).toEqual(['2026-07', '2026-08']);
  expect(await periods({ after: '2020-01-01T00:00:00.000Z' })).toEqual(['2026-07', '2026-08']);
  expect(await periods({ after: '2026-07-10T00:00:00.000Z' })).toEqual(['2026-08']);
  expect(await periods({ available_only: true })).toEqual(['2026-07']);
  for (const period of await periods({}))
    expect(await activities({ period: [period] })).not.toEqual([]);
  const of = await shop.call('listAvailabilityPeriods', { activity: activity('august').cuid });
  expect(of.data).toEqual([{ period: '2026-08' }]);
});

test.each([
  [['camps'], ['july', 'august'], ['july', 'august']],
  [['bookable'], ['july'], ['july']],
  [['full'], ['august'], ['august']],
  [['not-started'], ['july', 'august'], ['july', 'august']],
  [['best'], ['july'], ['july']],
  [
    ['full', 'best'],
    ['july', 'august'],
    ['july', 'august'],
  ],
  [['unknown'], [], []],
  [['wrong'], [], []],
  [['unknown', 'full'], ['august'], ['august']],
  // from default pages that the organiser has not replaced
  [['catalogue-cards'], ['july', 'august', 'started', 'nothing'], ['july', 'august', 'started']],
])('200 the catalogue sections %j show %j', async (catalog, names, dateNames) => {
  expect(await activities({ catalog })).toEqual(names);
  expect((await availabilityNames({ catalog })).toSorted()).toEqual(dateNames.toSorted());
});

test('200 a section also narrows days and dates, and other filters narrow a section', async () => {
  expect((await shop.call('listAvailabilityDays', { catalog: ['full'] })).dates).toEqual([
    { date: '2026-08-01' },
  ]);
  expect(
    (await shop.call('listAvailabilityDates', { catalog: ['unknown'] })).availabilities_dates.count,
  ).toBe(0);
  expect(await activities({ catalog: ['camps'], period: ['2026-08'] })).toEqual(['august']);
});

test('200 a section of a replaced default page, of another organiser or with odd content shows nothing', async () => {
  await addPage('/activities', [
    { id: 'odd', element: 'catalogs-activities-cards-grid' },
    { element: 'catalogs-x' },
    'text',
    { element: 7 },
  ]);
  expect(await activities({ catalog: ['catalogue-cards'] })).toEqual([]);
  expect(await activities({ catalog: ['odd'] })).toHaveLength(4);
  await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  const neighbour = await shop.call(
    'listActivities',
    { catalog: ['camps'] },
    { token: '', host: 'localhost' },
  );
  expect(neighbour.count).toBe(0);
});

test('200 availabilities ahead are those that have not ended, including those under way', async () => {
  await shop.make.availability(organiser, activity('nothing'), { days: ['2026-01-02'] });
  expect((await availabilityNames({})).toSorted()).toEqual([
    'august',
    'july',
    'nothing',
    'started',
  ]);
  expect(await availabilityNames({ ahead: true })).toEqual(['started', 'july', 'august']);
  shop.clock.set('2026-07-08T16:00:00.000Z');
  expect(await availabilityNames({ ahead: true })).toEqual(['started', 'august']);
  shop.clock.set('2026-01-05T08:00:00.000Z');
});
