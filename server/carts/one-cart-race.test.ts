import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { race } from '@ribambelle/testing/race.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let family: MadeCustomer;
let children: Made[];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  family = await shop.make.customer(organiser);
  children = await Promise.all(
    Array.from({ length: 200 }, () => shop.make.participant(organiser, family)),
  );
});
afterAll(() => shop.close());

/**
 * Adds many children of one family to one cart at once, for one place; returns how many have it,
 * and why the others do not.
 */
async function raceOf(count: number) {
  const camp = await shop.make.availability(organiser, activity, { capacity: 1 });
  const wish = { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) };
  const { passed, refused } = await race(
    children
      .slice(0, count)
      .map(({ id: participant_id }) =>
        shop.call('addCartItems', { participant_id, registrations: [wish] }, family),
      ),
  );
  const carts = await shop.sql(
    'select distinct cart_id from cart_items where availability_id = $1',
    [camp.id],
  );
  return { passed, refused, carts: carts.length };
}

test.each([2, 20, 200])(
  'race: of %i children of one cart who want one place, one gets it',
  async (count) => {
    expect(await raceOf(count)).toEqual({ passed: 1, refused: ['PLACES_TAKEN'], carts: 1 });
  },
);

test('race, negative control: without the locks of cart and places more than one gets it', async () => {
  const right = 1;
  expect(await mostWithoutLocks(async () => (await raceOf(20)).passed, { right })).toBeGreaterThan(
    right,
  );
});
