import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'activities.read',
    'availabilities.read',
    'availabilities.update',
  ]);
  const basket = await shop.make.activity(organiser, {
    title: JSON.stringify({ fr: 'Basket au Hangar', en: 'Basketball' }),
  });
  await shop.make.availability(organiser, basket, { days: ['2026-07-06'], capacity: 10 });
});
afterAll(() => shop.close());

const found = async (search: string) => {
  const dates = await shop.office('listOfficeAvailabilities', { search }, staff);
  const activities = await shop.office('listOfficeActivities', { search }, staff);
  return [
    [dates.count, dates.resembling],
    [activities.count, activities.resembling],
  ];
};

test('200 says when rows only resemble the words, and not when they match', async () => {
  expect(await found('basket')).toEqual([
    [1, false],
    [1, false],
  ]);
  expect(await found('baskte')).toEqual([
    [1, true],
    [1, true],
  ]);
  // nothing resembles this: there is nothing to say
  expect(await found('xylophone')).toEqual([
    [0, false],
    [0, false],
  ]);
  expect(await found('')).toEqual([
    [1, false],
    [1, false],
  ]);
});

test.each([
  ['baskte', 'baskte'],
  ['basket', null],
  [undefined, null],
])('200 the preview of all that %s finds says %s', async (search, resembling) => {
  const selection = { by: 'FILTERS' as const, filters: search === undefined ? {} : { search } };
  const preview = await shop.office(
    'previewBulkAction',
    { action: { on: 'AVAILABILITIES', selection, change: { kind: 'CLOSED', closed: true } } },
    staff,
  );
  expect(preview).toMatchObject({ count: 1, resembling });
});
