import { addDays } from '@ribambelle/domain/base/days.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
// Monday 5 January 2026, 09:00 in Brussels
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const SEASON = { from: '2025-09-01', to: '2026-08-31' };

/**
 * Registrations for a date of a season: their day, their number of places, and their cancellation.
 */
const SOLD = [
  { date: '2026-07-06', day: '2025-11-03', quantity: 2 },
  // Sunday night in Brussels, which is the week before
  { date: '2026-07-06', day: '2025-11-09', quantity: 1, cancelled: '2025-12-02' },
  { date: '2026-07-07', day: '2025-11-20', quantity: 3 },
  { date: '2026-07-06', day: '2026-01-04', quantity: 1 },
  { date: '2025-07-07', day: '2024-11-04', quantity: 4 },
  { date: '2025-07-07', day: '2024-12-28', quantity: 2, cancelled: '2025-03-01' },
  // after the same day of last year, and for a date in neither season
  { date: '2025-07-07', day: '2025-01-20', quantity: 5 },
  { date: '2026-09-07', day: '2025-11-20', quantity: 6 },
] as const;
const CAPACITY = 20;

/** The places of a season that were taken before a moment. */
function takenBefore(moment: string, season: { from: string; to: string }): number {
  return SOLD.filter(({ date }) => date >= season.from && date <= season.to)
    .filter((one) => `${one.day}T23:30` < moment)
    .filter((one) => !('cancelled' in one) || `${one.cancelled}T12:00` >= moment)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

test('200 the occupancy of a season at the end of each week until now, beside the year before on the same day', async () => {
  const organiser = await shop.make.organiser();
  const staff = await shop.make.collaborator(organiser, ['reports.participation']);
  const family = await shop.make.customer(organiser);
  const activity = await shop.make.activity(organiser);
  const offers = new Map<string, { id: number }>();
  for (const date of new Set(SOLD.map((one) => one.date)))
    offers.set(
      date,
      await shop.make.availability(organiser, activity, { days: [date], capacity: CAPACITY }),
    );
  for (const one of SOLD) {
    const { id } = offers.get(one.date) ?? { id: 0 };
    const registration = await shop.make.registration(organiser, family, {
      availability_id: id,
      created_at: `${one.day}T23:30:00+01:00`,
      cancelled_at: 'cancelled' in one ? `${one.cancelled}T12:00:00+01:00` : null,
    });
    await shop.sql('update registrations set quantity = $1 where id = $2', [
      one.quantity,
      registration.id,
    ]);
    await shop.sql(
      `insert into registration_dates (organiser_id, registration_id, date_id)
       select organiser_id, $2, id from availability_dates where availability_id = $1 on conflict do nothing`,
      [id, registration.id],
    );
  }
  const { data, count, total } = await shop.office(
    'getOccupancyReport',
    { ...SEASON, by: 'pace' },
    staff,
  );
  const figures = (offered: number, taken: number) => ({
    offered,
    taken,
    free: offered - taken,
    share: Math.round((taken * 100) / offered),
  });
  // this season has two dates, the one before it has one
  const at = (moment: string) => {
    const before = `${Number(moment.slice(0, 4)) - 1}${moment.slice(4)}`;
    return {
      ...figures(2 * CAPACITY, takenBefore(moment, SEASON)),
      before: figures(CAPACITY, takenBefore(before, { from: '2024-09-01', to: '2025-08-31' })),
    };
  };
  const mondays = Array.from({ length: 10 }, (_, week) => addDays('2025-11-03', week * 7));
  const momentOf = (monday: string) =>
    monday === '2026-01-05' ? '2026-01-05T09:00' : `${addDays(monday, 7)}T00:00`;
  expect(data).toEqual(
    mondays.map((key) => ({ key, name: expect.stringContaining('2'), ...at(momentOf(key)) })),
  );
  expect(count).toBe(10);
  expect(total).toEqual(at('2026-01-05T09:00'));
  expect(total).toMatchObject({ taken: 6, before: { taken: 6 } });
  expect(data[0]).toMatchObject({ key: '2025-11-03', taken: 3, before: { taken: 4 } });
});

test('200 an empty answer without dates, and 403 without the right', async () => {
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  const staff = await shop.make.collaborator(neighbour, ['reports.participation']);
  const pace = { ...SEASON, by: 'pace' } as const;
  expect(await shop.office('getOccupancyReport', pace, staff)).toMatchObject({
    data: [],
    count: 0,
  });
  const stranger = await shop.make.collaborator(neighbour, ['activities.read']);
  await expect(shop.office('getOccupancyReport', pace, stranger)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
    status: 403,
  });
});
