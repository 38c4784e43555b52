import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { race } from '@ribambelle/testing/race.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks, withoutLocks } from '@ribambelle/testing/without-locks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let configuration: Made;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ['bookings.create']);
  configuration = await shop.make.bookingConfiguration(organiser, { granularity_minutes: 30 });
});
afterAll(() => shop.close());

const at = (minutes: number) => {
  const start = Date.parse('2026-01-12T09:00:00.000Z') + minutes * 60_000;
  return {
    start_at: new Date(start).toISOString(),
    end_at: new Date(start + 3_600_000).toISOString(),
  };
};

/**
 * Books one court by many clients at once, each at its own time, every second one by staff; returns
 * the number of those that passed, and the codes of the others.
 */
async function raceOf(clients: number, timeOf: (client: number) => number) {
  const court = await shop.make.resource(organiser, configuration);
  const families = await Promise.all(
    Array.from({ length: clients }, () => shop.make.customer(organiser)),
  );
  return race(
    families.map((family, index) => {
      const date = at(timeOf(index));
      if (index % 2 === 1)
        return shop.office(
          'sellBooking',
          {
            customer: family.cuid,
            resource: court.cuid,
            participants: [family.participant.cuid],
            ...date,
          },
          staff,
        );
      const bookings = [{ resource_id: court.id, dates: [date] }];
      return shop.call('addCartItems', { participant_id: family.participant.id, bookings }, family);
    }),
  );
}

test.each([2, 20, 200])(
  'race: of %i customers who want the same hour at once, one gets it',
  async (clients) => {
    expect(await raceOf(clients, () => 0)).toEqual({
      passed: 1,
      refused: ['RESOURCE_TAKEN'],
    });
  },
);

test.each([2, 20, 200])(
  'race: of %i customers whose hours overlap, one gets it',
  async (clients) => {
    expect(await raceOf(clients, (client) => (client % 2) * 30)).toEqual({
      passed: 1,
      refused: ['RESOURCE_TAKEN'],
    });
  },
);

test.each([
  [2, 2],
  [20, 5],
  [200, 5],
])(
  'race: of %i customers who want adjacent hours, each of %i hours is sold once',
  async (clients, hours) => {
    expect(await raceOf(clients, (client) => (client % 5) * 60)).toEqual({
      passed: hours,
      refused: clients > hours ? ['RESOURCE_TAKEN'] : [],
    });
  },
);

test('the database decides: without the lock two are still never booked at once, and the second one is told why', async () => {
  await withoutLocks(async () => {
    for (let round = 0; round < 3; round += 1)
      expect((await raceOf(8, () => 0)).refused).toEqual(['RESOURCE_TAKEN']);
  });
  expect(await overlapping()).toBe(0);
});

// the last test, because it leaves wrong data on purpose
test('race, negative control: without the lock and the constraint, the same race oversells', async () => {
  await shop.sql('alter table booking_dates drop constraint booking_dates_apart');
  const right = 1;
  expect(
    await mostWithoutLocks(async () => (await raceOf(8, () => 0)).passed, { right }),
  ).toBeGreaterThan(right);
});

/** Counts the pairs of booked times that overlap. */
async function overlapping(): Promise<number> {
  const rows = await shop.sql(
    `select from booking_dates one join booking_dates other on other.resource_id = one.resource_id and other.id > one.id
      and tstzrange(one.start_at, one.end_at) && tstzrange(other.start_at, other.end_at)`,
  );
  return rows.length;
}
