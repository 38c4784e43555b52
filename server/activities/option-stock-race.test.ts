import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { race } from '@ribambelle/testing/race.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
/**
 * Availabilities of one activity: buyers of one of them do not wait for the lock on the places of
 * another.
 */
let camps: MadeAvailability[];
let families: MadeCustomer[];

const CAMPS = 20;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  camps = await Promise.all(
    Array.from({ length: CAMPS }, () => shop.make.availability(organiser, activity)),
  );
  families = await Promise.all(Array.from({ length: 200 }, () => shop.make.customer(organiser)));
});
afterAll(() => shop.close());

/**
 * Lets a number of families want one of a number of pieces at once, each with another camp; returns
 * how many have it, and why the others do not.
 */
async function raceOf(clients: number, pieces: number) {
  const option = await shop.make.option(organiser, activity, {
    prices: [{ amount: 500, stock: pieces }],
  });
  const price_id = option.prices[0]?.id ?? 0;
  await shop.sql('update cart_items set expires_at = $1', ['2026-01-01T00:00:00Z']);
  return race(
    families.slice(0, clients).map((family, index) => {
      const camp = camps[index % CAMPS];
      const registration = {
        availability_id: camp?.id ?? 0,
        availability_dates: camp?.dates.map(({ id }) => id) ?? [],
        options: [{ price_id }],
      };
      const request = { participant_id: family.participant.id, registrations: [registration] };
      return shop.call('addCartItems', request, family);
    }),
  );
}

test.each([
  [2, 1],
  [20, 3],
  [200, 7],
])(
  'race: of %i customers who want one of %i pieces at once, exactly as many get one',
  async (clients, pieces) => {
    expect(await raceOf(clients, pieces)).toEqual({ passed: pieces, refused: ['OPTION_SOLD_OUT'] });
  },
);

test('race, negative control: without the lock the same race sells more pieces than there are', async () => {
  const right = 1;
  expect(
    await mostWithoutLocks(async () => (await raceOf(20, 1)).passed, { right }),
  ).toBeGreaterThan(right);
});
