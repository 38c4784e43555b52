import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('200 shows at most forty dates a day, the earliest first, and the total count', async () => {
  const organiser = await shop.make.organiser();
  const reader = await shop.make.collaborator(organiser, ['availabilities.read']);
  const club = await shop.make.activity(organiser);
  const hall = await shop.make.location(organiser);
  const availability = await shop.make.availability(organiser, club, { days: ['2026-05-05'] });
  await shop.sql(
    `insert into availability_dates (organiser_id, availability_id, activity_id, location_id, start_at, end_at)
     select organiser_id, availability_id, activity_id, case when n > 3 then $3::bigint end, start_at + n * interval '1 minute', end_at + n * interval '1 minute'
     from availability_dates, generate_series(1, 61) n where organiser_id = $1 and availability_id = $2`,
    [organiser.id, availability.id, hall.id],
  );
  const week = (more: object = {}) =>
    shop.office('listCalendarDates', { day: '2026-05-07', ...more }, reader);
  const { dates, days } = await week();
  expect(days.map(({ count }) => count)).toEqual([0, 62, 0, 0, 0, 0, 0]);
  expect(days[1]?.day).toBe('2026-05-05');
  expect(dates).toHaveLength(40);
  expect(dates.map(({ start_at }) => start_at)).toEqual(
    dates.map(({ start_at }) => start_at).toSorted(),
  );
  // a location narrows the counts like the dates
  const there = await week({ location: hall.cuid });
  expect([there.days[1]?.count, there.dates.length]).toEqual([58, 40]);
  const elsewhere = await week({ activity: (await shop.make.activity(organiser)).cuid });
  expect([elsewhere.days[1]?.count, elsewhere.dates.length]).toEqual([0, 0]);
  expect((await week({ activity: club.cuid })).days[1]?.count).toBe(62);
});
