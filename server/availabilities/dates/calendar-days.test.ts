import { dayRange } from '@ribambelle/domain/base/days.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
// Monday 5 January 2026, 09:00 in Brussels
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const FEBRUARY = dayRange('2026-02-01', '2026-02-28');
const MARCH = dayRange('2026-03-01', '2026-03-31');
const daysFor = async (filters: object) =>
  (await shop.call('listAvailabilityDays', filters)).dates.map(({ date }) => date);

test('the days are the same by either plan: hopping over days when many dates fit, reading all when few fit', async () => {
  const organiser = await shop.make.organiser();
  const children = await shop.make.activity(organiser, { age_minimum: 6, age_maximum: 12 });
  const teens = await shop.make.activity(organiser, { age_minimum: 13, age_maximum: 17 });
  // twice on a day, over two months: many for an age of 8
  for (const days of [FEBRUARY, MARCH, FEBRUARY])
    await shop.make.availability(organiser, children, { days: [...days] });
  await shop.make.availability(organiser, teens, { days: ['2026-02-14', '2026-03-08'] });
  expect(await daysFor({ age: 8 })).toEqual([...FEBRUARY, ...MARCH]);
  expect(await daysFor({ age: 15 })).toEqual(['2026-02-14', '2026-03-08']);
  expect(await daysFor({ age: 40 })).toEqual([]);
  // availabilities that start in a month, with their later dates
  expect(await daysFor({ period: ['2026-02'] })).toEqual([...FEBRUARY, '2026-03-08']);
  expect(await daysFor({ period: ['2026-02'], age: 15 })).toEqual(['2026-02-14', '2026-03-08']);
  expect(await daysFor({ period: ['2026-03'] })).toEqual(MARCH);
});
