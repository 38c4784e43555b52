import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listAvailabilityDates } from '@ribambelle/api/availabilities/list-availability-dates.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let hall: Made;
let category: Made;

/**
 * From six to nine years: a camp on Monday and Tuesday in the hall, a class on Wednesday for
 * younger children too, and a hidden one on Thursday.
 */
beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  hall = await shop.make.location(organiser, { name: 'Salle des fêtes' });
  const ages = { age_minimum: 6, age_maximum: 9 };
  const camp = await shop.make.activity(organiser, { ...ages, title: { fr: 'Stage' } });
  const unpublished = await shop.make.activity(organiser, { ...ages, published: false });
  await shop.make.availability(organiser, camp, {
    days: ['2026-07-06', '2026-07-07'],
    weekdays: [1, 2],
    location_id: hall.id,
  });
  await shop.make.availability(organiser, camp, {
    days: ['2026-07-08'],
    weekdays: [3],
    age_minimum: 3,
    age_maximum: 5,
  });
  await shop.make.availability(organiser, unpublished, { days: ['2026-07-09'], weekdays: [4] });
  category = await shop.make.category(organiser);
  for (const { id } of [camp, unpublished])
    await shop.sql(
      'insert into activity_categories (organiser_id, activity_id, category_id) values ($1, $2, $3)',
      [organiser.id, id, category.id],
    );
});
afterAll(() => shop.close());

const week = { after: '2026-07-06', before: '2026-07-13' };
const find = async (filters: Partial<RequestOf<typeof listAvailabilityDates>> = {}) => {
  const { availabilities_dates: list } = await shop.call('listAvailabilityDates', {
    ...week,
    ...filters,
  });
  return { days: list.data.map(({ start_at }) => start_at.slice(8, 10)), count: list.count };
};

test('200 a date shows its activity and location, or that it has no location', async () => {
  const { availabilities_dates: list } = await shop.call('listAvailabilityDates', week);
  expect(list.data.map(({ availability }) => availability)).toMatchObject([
    { location: 'Salle des fêtes', activity: { title: 'Stage' } },
    { location: 'Salle des fêtes', activity: { title: 'Stage' } },
    { location: null, activity: { title: 'Stage' } },
  ]);
});

test('200 a date shows its ages, and its categories on request', async () => {
  const details = async (categories?: boolean) => {
    const { availabilities_dates: list } = await shop.call('listAvailabilityDates', {
      ...week,
      ...(categories !== undefined && { categories }),
    });
    return list.data.map(({ availability }) => availability);
  };
  expect(await details()).toMatchObject([
    { age_minimum: 6, age_maximum: 9, activity: { categories: [] } },
    { age_minimum: 6, age_maximum: 9, activity: { categories: [] } },
    { age_minimum: 3, age_maximum: 5, activity: { categories: [] } },
  ]);
  const [{ title, group } = { title: '', group: '' }] = await shop.sql<{
    title: string;
    group: string;
  }>(
    `select c.title ->> 'fr' as title, g.cuid as group from categories c join category_groups g on g.id = c.group_id where c.id = $1`,
    [category.id],
  );
  for (const { activity } of await details(true))
    expect(activity.categories).toEqual([{ title, group }]);
});

test('200 every page has the total count, even one beyond the last', async () => {
  expect(await find({ limit: 2, offset: 0 })).toEqual({ days: ['06', '07'], count: 3 });
  expect(await find({ limit: 2, offset: 2 })).toEqual({ days: ['08'], count: 3 });
  expect(await find({ limit: 2, offset: 4 })).toEqual({ days: [], count: 3 });
  expect(await find({ after: '2026-08-03', before: '2026-08-10' })).toEqual({ days: [], count: 0 });
});

test('200 a week by age uses the ages of the dates when they have their own', async () => {
  expect((await find({ age: 8 })).days).toEqual(['06', '07']);
  expect((await find({ age: 4 })).days).toEqual(['08']);
  expect((await find({ age: 12 })).days).toEqual([]);
});

test('200 a week with several filters lists the dates that match all of them', async () => {
  expect((await find({ age: 8, weekday: [1, 3] })).days).toEqual(['06', '07']);
  expect((await find({ age: 8, location: [hall.cuid] })).days).toEqual(['06', '07']);
  expect((await find({ age: 4, location: [hall.cuid] })).days).toEqual([]);
  expect((await find({ category: [category.cuid] })).days).toEqual(['06', '07', '08']);
  expect((await find({ category: [category.cuid], age: 4 })).days).toEqual(['08']);
  expect((await find({ category: [category.cuid], search: 'stage', weekday: [3] })).days).toEqual([
    '08',
  ]);
});

test('200 a date shows its free places, limited by those of the availability', async () => {
  const course = await shop.make.activity(organiser, { title: { fr: 'Cours' } });
  const availability = await shop.make.availability(organiser, course, {
    days: ['2026-08-03', '2026-08-10'],
    capacity: 12,
    registered: 3,
  });
  const placesLeft = async () => {
    const { availabilities_dates: dates } = await shop.call('listAvailabilityDates', {
      after: '2026-08-01',
      before: '2026-09-01',
    });
    return dates.data.map(({ registered, places_left }) => [registered, places_left]);
  };
  await shop.sql(
    'update availability_dates set capacity = null, registered = 3 where availability_id = $1',
    [availability.id],
  );
  // a place kept for a waiting family cannot be had
  await shop.sql('update availabilities set offered = 1 where id = $1', [availability.id]);
  expect(await placesLeft()).toEqual([
    [3, 8],
    [3, 8],
  ]);
  await shop.sql(
    `update availability_dates set capacity = 5, offered = 1 where availability_id = $1 and start_at < '2026-08-04'`,
    [availability.id],
  );
  expect(await placesLeft()).toEqual([
    [4, 1],
    [3, 8],
  ]);
});
