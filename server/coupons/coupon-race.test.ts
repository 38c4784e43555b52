import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { race } from '@ribambelle/testing/race.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let buyers: { customer: MadeCustomer; cart_id: number }[];
let count = 0;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  const activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, ['discounts.create', 'discounts.read']);
  const camp = await shop.make.availability(organiser, activity, { capacity: 200 });
  const availability_dates = camp.dates.map(({ id }) => id);
  buyers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const customer = await shop.make.customer(organiser);
      const wish = { availability_id: camp.id, availability_dates };
      const whom = { participant_id: customer.participant.id };
      const { cart } = await shop.call(
        'addCartItems',
        { ...whom, registrations: [wish] },
        customer,
      );
      return { customer, cart_id: cart.id };
    }),
  );
});
afterAll(() => shop.close());

/**
 * Lets this many customers claim a coupon's last use at once; returns how many got it, and why the
 * others did not.
 */
async function raceOf(clients: number) {
  await shop.sql('update carts set coupon_id = null');
  const code = `LAST${(count += 1)}`;
  const title = { fr: 'Un seul', en: 'One only' };
  const values = { title, code, percentage: 1_000, maximum_uses: 1 };
  const { cuid: coupon } = await shop.office('createCoupon', values, staff);
  const { passed, refused } = await race(
    buyers
      .slice(0, clients)
      .map(({ customer, cart_id }) =>
        shop.call('attachCoupon', { cart_id, coupon: code }, customer),
      ),
  );
  const { held } = await shop.office('getCoupon', { coupon }, staff);
  return { passed, held, refused };
}

test.each([2, 20, 200])(
  'race: of %i customers who want the last use at once, one gets it',
  async (clients) => {
    expect(await raceOf(clients)).toEqual({ passed: 1, held: 1, refused: ['COUPON_USED_UP'] });
  },
);

test('race, negative control: without the lock it is used more than once', async () => {
  const right = 1;
  expect(await mostWithoutLocks(async () => (await raceOf(20)).passed, { right })).toBeGreaterThan(
    right,
  );
});
