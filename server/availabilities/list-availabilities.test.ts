import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: Made;
let activity: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser, { age_minimum: 6, age_maximum: 9 });
});
afterAll(() => shop.close());

test('200 lists availabilities by start with their dates, in pages', async () => {
  await shop.make.availability(organiser, activity, {
    days: ['2026-08-03', '2026-08-04'],
    weekdays: [1, 2],
  });
  const first = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06'],
    weekdays: [1],
    capacity: 10,
    registered: 3,
  });
  const page = await shop.call('listAvailabilities', { page_size: 1 });
  expect(page.count).toBe(2);
  expect(page.data).toHaveLength(1);
  expect(page.data[0]).toMatchObject({
    id: first.id,
    status: 'OPEN',
    registered: 3,
    age_minimum: 6,
    dates: [{ start_at: '2026-07-06T09:00:00.000Z' }],
  });
  const next = await shop.call('listAvailabilities', { page_size: 1, page_number: 2 });
  expect(next.data[0]?.dates).toHaveLength(2);
});

test('200 filters by day, weekday, age, activity, status and period', async () => {
  const count = async (filters: object) => (await shop.call('listAvailabilities', filters)).count;
  expect(await count({ date: '2026-08-04' })).toBe(1);
  expect(await count({ weekday: [2] })).toBe(1);
  expect(await count({ weekday: [1, 3] })).toBe(2);
  expect(await count({ age: 7 })).toBe(2);
  expect(await count({ age: 10 })).toBe(0);
  expect(await count({ activity: activity.cuid, status: ['OPEN', 'FULL'] })).toBe(2);
  expect(await count({ status: ['CLOSED'] })).toBe(0);
  expect(
    await count({ after: '2026-07-07T00:00:00.000Z', before: '2026-09-01T00:00:00.000Z' }),
  ).toBe(1);
  expect(await count({ search: 'natation stage' })).toBe(2);
  expect(await count({ activity: String(activity.id) })).toBe(2);
  // midnight in Brussels, as browsers write it
  expect(await count({ date: '2026-08-03T22:00:00.000Z' })).toBe(1);
  expect(await count({ status: [], location: [], weekday: [], category: [], period: [] })).toBe(2);
});

test('200 leaves out started availabilities and days on request', async () => {
  const ours = { activity: activity.cuid };
  const counts = async (include_started: boolean) => [
    (await shop.call('listAvailabilities', { ...ours, include_started })).count,
    (await shop.call('listAvailabilityDays', { ...ours, include_started })).dates.length,
  ];
  // on the second day of the longer one
  const before = shop.clock.now();
  shop.clock.set('2026-08-04T08:00:00.000Z');
  expect([await counts(true), await counts(false)]).toEqual([
    [2, 1],
    [0, 0],
  ]);
  shop.clock.set(before);
});

test('200 an availability is FULL when its places are used up, with its options and questions', async () => {
  const full = await shop.make.availability(organiser, activity, {
    days: ['2026-10-05'],
    capacity: 2,
    registered: 2,
  });
  await shop.make.option(organiser, activity, {
    prices: [
      { amount: 500, order: 1 },
      { amount: 900, order: 2 },
    ],
  });
  await shop.make.question(organiser, activity, { required: true });
  const availability = await shop.call('getAvailability', { availability: full.cuid });
  expect(availability.status).toBe('FULL');
  expect(availability.options[0]?.prices.map(({ amount }) => amount)).toEqual([500, 900]);
  expect(availability.questions).toMatchObject([{ type: 'TEXT', required: true }]);
});

test('404 for an unknown availability and for one of an unpublished activity', async () => {
  const unpublished = await shop.make.availability(
    organiser,
    await shop.make.activity(organiser, { published: false }),
  );
  for (const availability of [unpublished.cuid, 'unknown']) {
    await expect(shop.call('getAvailability', { availability })).rejects.toMatchObject({
      code: 'AVAILABILITY_NOT_FOUND',
      status: 404,
    });
  }
});

test('200 days, periods and dates are in the organiser’s zone and never in the past', async () => {
  await shop.make.availability(organiser, activity, { days: ['2025-12-01', '2026-11-30'] });
  const days = await shop.call('listAvailabilityDays', {});
  expect(days.dates.map(({ date }) => date)).toEqual([
    '2026-07-06',
    '2026-08-03',
    '2026-08-04',
    '2026-10-05',
    '2026-11-30',
  ]);
  // availabilities that have begun or are full are open on no day
  const inState = async (status: 'OPEN' | 'FULL' | 'CLOSED') =>
    (await shop.call('listAvailabilityDays', { status: [status] })).dates.map(({ date }) => date);
  expect(await inState('OPEN')).toEqual(['2026-07-06', '2026-08-03', '2026-08-04']);
  expect(await inState('FULL')).toEqual(['2026-10-05']);
  expect(await inState('CLOSED')).toEqual(['2026-11-30']);
  expect((await shop.call('listAvailabilityPeriods', {})).data.map(({ period }) => period)).toEqual(
    ['2026-07', '2026-08', '2026-10'],
  );
  const dates = await shop.call('listAvailabilityDates', {
    after: '2020-01-01T00:00:00.000Z',
    before: '2026-08-05T00:00:00.000Z',
  });
  const [first] = dates.availabilities_dates.data;
  expect((await shop.call('listAvailabilities', { dates: [first?.cuid ?? ''] })).data[0]?.id).toBe(
    first?.availability.id,
  );
  expect(dates.availabilities_dates.data.map(({ start_at }) => start_at.slice(0, 10))).toEqual([
    '2026-07-06',
    '2026-08-03',
    '2026-08-04',
  ]);
  // a day begins when it begins for the organiser
  const from = async (after: string) =>
    (await shop.call('listAvailabilityDates', { after })).availabilities_dates.data[0];
  expect((await from('2026-08-04'))?.start_at.slice(0, 10)).toBe('2026-08-04');
  expect((await from('2026-08-05'))?.start_at.slice(0, 10)).not.toBe('2026-08-04');
  expect((await from('2020-01-01'))?.id).toBe(first?.id);
});

test('200 category groups and locations are listed for filters', async () => {
  await shop.make.category(organiser);
  const location = await shop.make.location(organiser);
  expect((await shop.call('listLocations', {})).data).toEqual([]);
  await shop.make.availability(organiser, activity, { location_id: location.id });
  expect((await shop.call('listLocations', {})).data).toMatchObject([
    { cuid: location.cuid, title: 'Piscine' },
  ]);
  const selector = { response_type: 'multiselect-search' as const };
  const choices = async (more: object) =>
    (await shop.call('listLocations', { ...selector, ...more })).data.map(({ value, label }) => [
      value,
      label,
    ]);
  expect(await choices({ search: 'PISC' })).toEqual([[location.id, 'Piscine']]);
  expect(await choices({ id: [location.id], value_key: 'cuid' })).toEqual([
    [location.cuid, 'Piscine'],
  ]);
  expect([await choices({ search: 'gare' }), await choices({ id: [1] })]).toEqual([[], []]);
  expect((await shop.call('listCategoryGroups', {})).data).toMatchObject([
    { title: 'Discipline', categories: [{ title: 'Natation', motif: 'water' }] },
  ]);
});

test('200 an availability under way is OPEN until its last date with a place, if late registration is allowed', async () => {
  const lenient = await shop.make.activity(organiser, { allow_registrations_after_start: true });
  const course = await shop.make.availability(organiser, lenient, {
    days: ['2026-01-02', '2026-01-05', '2026-01-09'],
  });
  const open = { activity: lenient.cuid, status: ['OPEN' as const] };
  const count = async () => (await shop.call('listAvailabilities', open)).count;
  const days = async () =>
    (await shop.call('listAvailabilityDays', open)).dates.map(({ date }) => date);
  const now = shop.clock.now();
  shop.clock.set('2026-01-05T12:00:00.000Z');
  expect([await count(), await days()]).toEqual([1, ['2026-01-09']]);
  await shop.sql(
    "update availability_dates set capacity = 0 where availability_id = $1 and start_at > '2026-01-06'",
    [course.id],
  );
  expect([await count(), await days()]).toEqual([1, []]);
  shop.clock.set('2026-01-05T16:00:00.000Z');
  expect([await count(), await days()]).toEqual([0, []]);
  await shop.sql('update availability_dates set capacity = null where availability_id = $1', [
    course.id,
  ]);
  expect([await count(), await days()]).toEqual([1, ['2026-01-09']]);
  await shop.sql('update activities set allow_registrations_after_start = false where id = $1', [
    lenient.id,
  ]);
  expect([await count(), await days()]).toEqual([0, []]);
  shop.clock.set(now);
});

test('200 lists the availabilities of many activities, by start, and none of an unpublished one', async () => {
  const unpublished = await shop.make.activity(organiser, { published: false });
  await shop.make.availability(organiser, unpublished, { days: ['2026-10-01'] });
  const starts: string[] = [];
  for (let index = 0; index < 120; index += 1) {
    const ownActivity = await shop.make.activity(organiser, { title: { fr: `Papillon ${index}` } });
    const { cuid } = await shop.make.availability(organiser, ownActivity, {
      days: [index % 2 === 0 ? '2026-10-02' : '2026-10-01'],
    });
    if (index % 2 === 1) starts.push(cuid);
  }
  const { data, count } = await shop.call('listAvailabilities', {
    search: 'papillon',
    limit: 60,
    offset: 0,
  });
  expect(data.map(({ cuid }) => cuid).toSorted()).toEqual(starts.toSorted());
  expect(count).toBe(120);
  const day = await shop.call('listAvailabilities', { date: '2026-10-01', limit: 1, offset: 0 });
  expect(day.count).toBe(60);
});

test('200 finds dates and days at the location of their availability, also after it moved', async () => {
  const hall = await shop.make.location(organiser);
  const pool = await shop.make.location(organiser);
  const moving = await shop.make.availability(organiser, activity, {
    days: ['2027-03-01', '2027-03-02'],
    location_id: hall.id,
  });
  const countsAt = async (location: string) => ({
    dates: (await shop.call('listAvailabilityDates', { location: [location] })).availabilities_dates
      .count,
    days: (await shop.call('listAvailabilityDays', { location: [location] })).dates.map(
      ({ date }) => date,
    ),
  });
  const both = { dates: 2, days: ['2027-03-01', '2027-03-02'] };
  const none = { dates: 0, days: [] };
  expect([await countsAt(hall.cuid), await countsAt(pool.cuid)]).toEqual([both, none]);
  const move = 'update availabilities set location_id = $2 where id = $1';
  await shop.sql(move, [moving.id, pool.id]);
  expect([await countsAt(hall.cuid), await countsAt(pool.cuid)]).toEqual([none, both]);
  await shop.sql(move, [moving.id, null]);
  expect([await countsAt(hall.cuid), await countsAt(pool.cuid)]).toEqual([none, none]);
});
